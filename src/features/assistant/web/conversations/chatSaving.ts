import { timestamp } from '#shared/time.ts'
import { send } from '#web/lib/http/call.ts'
import { conversationEndpoints } from '../../conversations/conversations.endpoints.ts'
import type { ChatMessage } from '../chatMessages.ts'
import { autoTitle } from './chatTitles.ts'

/** By the first message, unless somebody named it. Answers its id. */
export async function createConversation(
  title: string | undefined,
  messages: readonly ChatMessage[],
): Promise<number> {
  const first = messages.find(({ role }) => role === 'user')
  const { id } = await send(conversationEndpoints.add, {
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

/** What the server has of the messages that this page knows. */
export class SavedMessages {
  readonly #saved = new Set<string>()

  /** The server writes answers down by itself, also one that somebody stopped. */
  note = (uuid: string) => void this.#saved.add(uuid)

  /**
   * After a reload nobody knows which of them the server has. It takes each uuid once, so sending
   * them again does no harm.
   */
  unsavedOf = (messages: readonly ChatMessage[]) =>
    messages.filter(
      ({ id, uuid, content }) => id === undefined && content !== '' && !this.#saved.has(uuid),
    )

  /** Those that are not saved yet, in their order. */
  async save(id: number, messages: readonly ChatMessage[]) {
    for (const message of this.unsavedOf(messages)) await this.store(id, message)
  }

  async store(id: number, { role, content, uuid }: ChatMessage) {
    const input = { role, content, uuid }
    const stored = await send(conversationEndpoints.addMessage, { params: { id }, input })
    this.note(uuid)
    return stored
  }
}
