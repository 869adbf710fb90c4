import type { Choice, MessageMetadata } from '../chat.logic.ts'
import type { Message } from '../conversations/conversations.contract.ts'

export type ChatMessage = {
  uuid: string
  /** Set once the server has stored the message. */
  id?: number
  role: 'user' | 'assistant'
  content: string
  createdAt: string
  photoIds?: readonly number[]
  answeredBy?: string
  interrupted?: boolean
  choices?: readonly Choice[]
  usage?: MessageMetadata['usage']
}

export const fromServer = (message: Message): ChatMessage => {
  const metadata: MessageMetadata = message.metadata ?? {}
  const { photoIds, answeredBy, interrupted, choices, usage } = metadata
  const { id, uuid, role, content, createdAt } = message
  const fields = { uuid: uuid ?? `stored-${id}`, id, role, content, createdAt }
  return repaired({ ...fields, photoIds, answeredBy, interrupted, choices, usage })
}

/** Repairs malformed messages of any source, so that they can be shown. */
const repaired = (message: ChatMessage): ChatMessage => ({
  ...message,
  role: message.role === 'user' ? 'user' : 'assistant',
  content: typeof message.content === 'string' ? message.content : '_This message is damaged._',
  createdAt: Number.isNaN(Date.parse(message.createdAt)) ? epoch : message.createdAt,
  photoIds: Array.isArray(message.photoIds) ? message.photoIds : undefined,
  choices: Array.isArray(message.choices) ? message.choices : undefined,
})

const epoch = '1970-01-01T00:00:00.000Z'

/** Stored messages in order, then those not stored yet. */
export function joinMessages(
  stored: readonly ChatMessage[] | undefined,
  local: readonly ChatMessage[],
): ChatMessage[] {
  if (!stored) return distinct(local)
  const known = new Set(stored.map(({ uuid }) => uuid))
  // The server does not know what this browser offers after a failure.
  const offered = new Map(local.map(({ uuid, choices }) => [uuid, choices]))
  const all = stored.map((each) => ({ ...each, choices: each.choices ?? offered.get(each.uuid) }))
  return [...all, ...local.filter(({ uuid, id }) => id === undefined && !known.has(uuid))]
}

const mostRestored = 50

/** The last messages, without duplicates. */
export const distinct = (messages: readonly ChatMessage[]): ChatMessage[] =>
  [...new Map(messages.map((message) => [message.uuid, message])).values()].slice(-mostRestored)

/** Messages kept by this browser, without malformed ones. */
export const readStored = (messages: unknown): ChatMessage[] =>
  Array.isArray(messages)
    ? distinct(messages.filter((each) => typeof each?.uuid === 'string').map(repaired))
    : []
