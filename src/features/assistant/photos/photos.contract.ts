import { z } from 'zod'
import { optionalText, recordFields, reference, requiredText, textList } from '#shared/fields.ts'

/** Type and size of the picture are read from its bytes. */
export const PhotoUpload = z.object({
  conversationId: reference('Conversation must be the id of one'),
  messageId: reference('Message must be the id of one'),
  filename: requiredText('File name', 255),
  /** Base64, with or without the 'data:' prefix. */
  imageData: z.string('Photo is required').min(1, 'Photo is required'),
  description: optionalText('Description', 2_000),
  tags: textList('Tags', { most: 30, longest: 50 }),
  createdBy: optionalText('Created by', 100)
    .transform((name) => name ?? 'user')
    .pipe(z.string()),
})

/** A stored photo: always re-encoded by the server, never the uploaded bytes. */
export const Photo = PhotoUpload.extend({
  mimeType: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Bytes of the picture. */
  size: z.number().int(),
  ...recordFields,
})
export type Photo = z.infer<typeof Photo>

/** A photo's data without the picture, which has an address of its own. */
export type PhotoInfo = Omit<Photo, 'imageData'>
