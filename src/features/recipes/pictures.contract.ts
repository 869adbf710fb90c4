import { z } from 'zod'
import { recordFields } from '#shared/fields.ts'

/** The picture itself, in base64 (what browsers put before it may stay), or where it is. */
export const PictureUpload = z
  .object({
    imageData: z.string('Picture must be text').optional(),
    url: z.string('The address must be text').max(2_000, 'The address is too long').optional(),
  })
  .refine(({ imageData, url }) => Boolean(imageData) !== Boolean(url), {
    path: ['imageData'],
    message: 'Picture is required',
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
