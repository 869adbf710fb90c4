import type { MessageMetadata } from '../chat.facts.ts'
import type { Message } from '../conversations.contract.ts'

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
  return {
    uuid: uuid ?? `stored-${id}`,
    id,
    role,
    content,
    createdAt,
    photoIds,
    answeredBy,
    interrupted,
  }
}

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
