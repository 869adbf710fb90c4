import type { MessageMetadata } from '../chat.logic.ts'
import type { Message } from '../conversations/conversations.contract.ts'

/** A message as the chat shows it. */
export type ChatMessage = {
  uuid: string
  /** As soon as the server has it. */
  id?: number
  role: 'user' | 'assistant'
  content: string
  createdAt: string
  photoIds?: readonly number[]
  answeredBy?: string
  interrupted?: boolean
}

export const fromServer = (message: Message): ChatMessage => {
  const { photoIds, answeredBy, interrupted }: MessageMetadata = message.metadata ?? {}
  const { id, uuid, role, content, createdAt } = message
  const fields = { uuid: uuid ?? `stored-${id}`, id, role, content, createdAt }
  return repaired({ ...fields, photoIds, answeredBy, interrupted })
}

/** Stored by whatever program, on the server or in this browser: one that is broken says so. */
const repaired = (message: ChatMessage): ChatMessage => ({
  ...message,
  role: message.role === 'user' ? 'user' : 'assistant',
  content: typeof message.content === 'string' ? message.content : '_This message is damaged._',
  createdAt: Number.isNaN(Date.parse(message.createdAt)) ? epoch : message.createdAt,
  photoIds: Array.isArray(message.photoIds) ? message.photoIds : undefined,
})

const epoch = '1970-01-01T00:00:00.000Z'

/** What the server has, in its order, then what it has not got yet. */
export function joinMessages(
  stored: readonly ChatMessage[] | undefined,
  local: readonly ChatMessage[],
): ChatMessage[] {
  if (!stored) return distinct(local)
  const known = new Set(stored.map(({ uuid }) => uuid))
  return [...stored, ...local.filter(({ uuid, id }) => id === undefined && !known.has(uuid))]
}

const mostRestored = 50

/** The last of them, each once. */
export const distinct = (messages: readonly ChatMessage[]): ChatMessage[] =>
  [...new Map(messages.map((message) => [message.uuid, message])).values()].slice(-mostRestored)

/** What this browser kept, without what makes no sense. */
export const readStored = (messages: unknown): ChatMessage[] =>
  Array.isArray(messages)
    ? distinct(messages.filter((each) => typeof each?.uuid === 'string').map(repaired))
    : []
