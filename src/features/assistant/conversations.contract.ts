import { z } from 'zod'
import { optionalText, recordFields, requiredText, textList } from '#shared/fields.ts'

const wholeNumber = (label: string) => `${label} must be a whole number from 0`

const count = (label: string) =>
  z
    .number(wholeNumber(label))
    .int(wholeNumber(label))
    .min(0, wholeNumber(label))
    .max(2_147_483_647, wholeNumber(label))

/** What a person, or the chat on their behalf, says of a conversation. */
export const ConversationForm = z.object({
  title: requiredText('Title', 200),
  contextType: z
    .string('Context type must be text')
    .max(50, 'Context type is too long (at most 50 characters)')
    .default('general'),
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

/** One message as it is saved. Its place in the conversation is the server's to give. */
export const MessageForm = z.object({
  role: z.enum(roles, 'Role takes user or assistant'),
  content: requiredText('Message', 50_000),
  /** The same message sent twice is stored once. */
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
  /** In milliseconds. */
  processingTime: z.number().int().nullable(),
  metadata: z.record(z.string(), z.json()).nullable(),
  ...recordFields,
})
export type Message = z.infer<typeof Message>

/** Which part of a list is asked for, in words as they stand in an address. */
const page = (usual: number) => ({
  limit: z.coerce.number().pipe(count('Limit')).pipe(z.number().min(1).max(200)).default(usual),
  offset: z.coerce.number().pipe(count('Offset')).default(0),
})

const participantId = z.string().max(100).optional()

export const ConversationQuery = z.object({ ...page(50), participantId })
export type ConversationQuery = z.infer<typeof ConversationQuery>

export const MessageQuery = z.object(page(100))
export type MessageQuery = z.infer<typeof MessageQuery>

export const ConversationSearch = z.object({
  q: requiredText('Search', 200, 'Type what to search for'),
  participantId,
})
export type ConversationSearch = z.infer<typeof ConversationSearch>
