import { z } from 'zod'
import {
  addressNumber,
  optionalText,
  recordFields,
  requiredText,
  textList,
} from '#shared/fields.ts'

export const ConversationForm = z.object({
  title: requiredText('Title', 200),
  contextType: optionalText('Context type', 50)
    .transform((text) => text ?? 'general')
    .pipe(z.string()),
  participantId: optionalText('Participant', 100),
  isArchived: z.boolean('Archived must be true or false').default(false),
  tags: textList('Tags', { most: 30, longest: 50 }),
})
export type ConversationForm = z.infer<typeof ConversationForm>

export const Conversation = ConversationForm.extend({
  totalMessages: z.number().int(),
  lastMessageAt: z.string().nullable(),
  ...recordFields,
})
export type Conversation = z.infer<typeof Conversation>

const roles = ['user', 'assistant'] as const

/** A message as it is saved; the server gives its position. */
export const MessageForm = z.object({
  role: z.enum(roles, 'Role must be user or assistant'),
  content: requiredText('Message', 50_000),
  /** A message with a known uuid is not stored again. */
  uuid: z
    .uuid('The uuid must be one')
    .nullish()
    .transform((uuid) => uuid ?? null)
    .pipe(z.string().nullable()),
})
export type MessageForm = z.infer<typeof MessageForm>

export const Message = MessageForm.extend({
  conversationId: z.number().int(),
  messageIndex: z.number().int(),
  modelId: z.string().nullable(),
  tokenCount: z.number().int().nullable(),
  /** Milliseconds. */
  processingTime: z.number().int().nullable(),
  metadata: z.record(z.string(), z.json()).nullable(),
  ...recordFields,
})
export type Message = z.infer<typeof Message>

const mostAtOnce = 200

const page = (usual: number) => ({
  limit: addressNumber(`Limit must be a number from 1 to ${mostAtOnce}`, 1, mostAtOnce).default(
    usual,
  ),
  offset: addressNumber('Offset must be a number from 0', 0, 2_147_483_647).default(0),
})

const participantId = optionalText('Participant', 100)

export const ConversationQuery = z.object({ ...page(50), participantId })
export type ConversationQuery = z.infer<typeof ConversationQuery>

export const MessageQuery = z.object(page(100))
export type MessageQuery = z.infer<typeof MessageQuery>

export const ConversationSearch = z.object({
  q: requiredText('Search', 200, 'Type what to search for'),
  participantId,
})
export type ConversationSearch = z.infer<typeof ConversationSearch>
