import { z } from 'zod'
import { optionalText, recordFields, reference, requiredText, textList } from '#shared/fields.ts'

/** What a photo is sent with. What kind of picture it is, and how large, its bytes say. */
export const PhotoUpload = z.object({
  conversationId: reference('Conversation must be the id of one'),
  messageId: reference('Message must be the id of one'),
  filename: requiredText('File name', 255),
  /** In base64; what browsers put before it may stay. */
  imageData: z.string('Photo is required').min(1, 'Photo is required'),
  description: optionalText('Description', 2_000),
  tags: textList('Tags', { most: 30, longest: 50 }),
  createdBy: optionalText('Created by', 100)
    .transform((name) => name ?? 'user')
    .pipe(z.string()),
})

/** A photo as it is stored: drawn anew by us, whatever it was when it came. */
export const Photo = PhotoUpload.extend({
  mimeType: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Of the picture, in bytes. */
  size: z.number().int(),
  ...recordFields,
})
export type Photo = z.infer<typeof Photo>

/** All that is said of a photo; the picture itself has an address of its own. */
export type PhotoInfo = Omit<Photo, 'imageData'>
