import { z } from 'zod'
import { recordFields } from '#shared/fields.ts'

/** Either the picture in base64 (with or without its 'data:' prefix) or its address. */
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

/** A stored picture: always re-encoded by the server, never the uploaded bytes. */
export const RecipePicture = z.object({
  mimeType: z.string(),
  width: pixels,
  height: pixels,
  /** Bytes of the large version. */
  size: pixels,
  imageData: z.string(),
  thumbnail: z.string(),
  ...recordFields,
})
export type RecipePicture = z.infer<typeof RecipePicture>

export type PictureInfo = Omit<RecipePicture, 'imageData' | 'thumbnail'>
