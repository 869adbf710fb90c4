import { timestamp } from '#shared/time.ts'
import { send } from '#web/lib/call.ts'
import { conversationCalls } from '../conversations.calls.ts'
import type { ChatMessage } from './chatMessages.ts'
import { autoTitle } from './chatTitles.ts'

/** By the first message, unless somebody named it. Answers its id. */
export async function createConversation(
  title: string | undefined,
  messages: readonly ChatMessage[],
): Promise<number> {
  const first = messages.find(({ role }) => role === 'user')
  const { id } = await send(conversationCalls.add, {
    input: {
      title: title ?? autoTitle(first?.content ?? '', new Date(timestamp())),
      contextType: 'general',
      participantId: 'user',
      isArchived: false,
      tags: [],
    },
  })
  return id
}

/** The server takes each uuid once, so sending it again does no harm. */
export const storeMessage = (id: number, { role, content, uuid }: ChatMessage) =>
  send(conversationCalls.addMessage, { params: { id }, input: { role, content, uuid } })

export async function storeMessages(id: number, messages: readonly ChatMessage[]) {
  for (const message of messages) await storeMessage(id, message)
}
