import { z } from 'zod'
import { optionalText, requiredText } from '#shared/fields.ts'
import { longestMessage, mostPhotos } from './chat.logic.ts'

const id = (label: string) =>
  z
    .number(`${label} must be a number`)
    .int(`${label} must be a whole number`)
    .min(1, `${label} must be a number from 1`)
    .max(2_147_483_647, `${label} is too large`)

const optionalId = (label: string) =>
  id(label)
    .nullish()
    .transform((given) => given ?? null)

const uuid = z
  .uuid('The uuid must be one')
  .nullish()
  .transform((given) => given ?? null)

const message = requiredText('Message', longestMessage, 'Write a message, or attach a photo')

/** Used only without a stored conversation. */
const conversationHistory = z
  .array(
    z.object({
      role: z.enum(['user', 'assistant'], 'Role must be user or assistant'),
      content: z.string('A message must be text').max(50_000, 'An earlier message is too long'),
    }),
    'The conversation history must be a list',
  )
  .max(200, 'The conversation history is too long (at most 200 messages)')
  .default([])

/** A message to the call that proposes changes. */
export const ChatForm = z.object({
  message,
  /** False leaves the household's lists out of the prompt. */
  includeContext: z.boolean('Include context must be true or false').default(true),
  modelId: optionalText('Model', 200),
  conversationHistory,
  photoIds: z
    .array(id('A photo'), 'Photos must be a list of their ids')
    .max(mostPhotos, `A message can have up to ${mostPhotos} photos`)
    .default([]),
  conversationId: optionalId('The conversation'),
  messageId: optionalId('The message'),
  uuid,
})
export type ChatForm = z.infer<typeof ChatForm>

/** The same message to the call that answers. */
export const AnswerForm = z.object({
  message,
  modelId: optionalText('Model', 200),
  conversationHistory,
  conversationId: optionalId('The conversation'),
  messageId: optionalId('The message'),
  proposalIds: z
    .array(id('A proposal'), 'Proposals must be a list of their ids')
    .max(50, 'Too many proposals at once (at most 50)')
    .default([]),
  photoIds: ChatForm.shape.photoIds,
  /** The answer's uuid: saving the same answer again stores nothing. */
  uuid,
})
export type AnswerForm = z.infer<typeof AnswerForm>

export const StopForm = z.object({ uuid: z.uuid('The uuid must be one') })

export const ParseForm = z.object({
  text: requiredText('Text', 50_000),
  conversationId: optionalId('The conversation'),
  messageId: optionalId('The message'),
  uuid,
})
export type ParseForm = z.infer<typeof ParseForm>
