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

/** Replayed only where there is no stored conversation to read it from. */
const conversationHistory = z
  .array(
    z.object({
      role: z.enum(['user', 'assistant'], 'Role takes user or assistant'),
      content: z.string('A message must be text').max(50_000, 'An earlier message is too long'),
    }),
    'The conversation history must be a list',
  )
  .max(200, 'The conversation history is too long (at most 200 messages)')
  .default([])

/** A message to the part of the assistant that proposes changes. */
export const ChatForm = z.object({
  message,
  /** Without it, the assistant is not told what is in the lists. */
  includeContext: z.boolean('Include context must be true or false').default(true),
  modelId: optionalText('Model', 200),
  conversationHistory,
  photoIds: z
    .array(id('A photo'), 'Photos must be a list of their ids')
    .max(mostPhotos, `A message takes at most ${mostPhotos} photos`)
    .default([]),
  conversationId: optionalId('The conversation'),
  messageId: optionalId('The message'),
  uuid,
})
export type ChatForm = z.infer<typeof ChatForm>

/** The same message to the part that answers. */
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
  /** Of the answer: it is stored under it, so that saving it again stores nothing twice. */
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
