import { timestamp } from '#shared/time.ts'
import { send } from '#web/lib/http/call.ts'
import { conversationEndpoints } from '../../conversations/conversations.endpoints.ts'
import type { ChatMessage } from '../chatMessages.ts'
import { autoTitle } from './chatTitles.ts'

/** Titled by the first message, unless a title is given; answers the id. */
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

/** Tracks which messages the server has stored. */
export class SavedMessages {
  readonly #saved = new Set<string>()

  /** The server stores answers itself, even stopped ones. */
  note = (uuid: string) => void this.#saved.add(uuid)

  /** After a reload all are sent again, which is harmless: the server stores each uuid once. */
  unsavedOf = (messages: readonly ChatMessage[]) =>
    messages.filter(
      ({ id, uuid, content }) => id === undefined && content !== '' && !this.#saved.has(uuid),
    )

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
