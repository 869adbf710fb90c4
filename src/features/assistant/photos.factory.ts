import sharp from 'sharp'
import type { z } from 'zod'
import type { PhotoUpload } from './photos.contract.ts'

type Format = 'jpeg' | 'png' | 'webp'

/** A picture of one colour. */
export const picture = (format: Format = 'jpeg', width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .toFormat(format)
    .toBuffer()

/** A believable upload. */
export const photo = async (
  given: Partial<z.input<typeof PhotoUpload>> = {},
): Promise<z.input<typeof PhotoUpload>> => ({
  filename: 'fridge.jpg',
  imageData: (await picture()).toString('base64'),
  ...given,
})
