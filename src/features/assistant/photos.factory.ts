import type { z } from 'zod'
import { picture } from '#test/pictures.ts'
import type { PhotoUpload } from './photos/photos.contract.ts'

/** A believable upload. */
export const photo = async (
  given: Partial<z.input<typeof PhotoUpload>> = {},
): Promise<z.input<typeof PhotoUpload>> => ({
  filename: 'fridge.jpg',
  imageData: (await picture()).toString('base64'),
  ...given,
})
