import { z } from 'zod'
import { recordFields } from '#shared/fields.ts'

/** In base64; what browsers put before it may stay. */
export const PictureUpload = z.object({
  imageData: z.string('Picture is required').min(1, 'Picture is required'),
})

const pixels = z.number().int().min(1)

/** A picture as it is stored: drawn anew by us, whatever it was when it came. */
export const RecipePicture = z.object({
  mimeType: z.string(),
  width: pixels,
  height: pixels,
  /** Of the large one, in bytes. */
  size: pixels,
  imageData: z.string(),
  thumbnail: z.string(),
  ...recordFields,
})
export type RecipePicture = z.infer<typeof RecipePicture>

export type PictureInfo = Omit<RecipePicture, 'imageData' | 'thumbnail'>
