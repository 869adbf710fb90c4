import { timestamp } from '#shared/time.ts'
import { newUuid } from '#web/lib/uuid.ts'
import type { ChatMessage } from './chatMessages.ts'
import { keepChat, restoreChat } from './chatStore.ts'

export type ChatStatus = 'waiting' | 'asking' | 'generating' | 'responding'

type State = {
  /** Null until the first message is sent. */
  conversationId: number | null
  /** Messages not stored yet, and those restored when the page was opened. */
  local: readonly ChatMessage[]
  status: ChatStatus
  /** Tokens a second of a model that is slow with its proposals; 0 if it isn't known. */
  speed: number
}

/** The chat's observable state. */
export class ChatState {
  readonly #watchers = new Set<() => void>()
  #current: State

  constructor() {
    const { conversationId, messages } = restoreChat()
    this.#current = { conversationId, local: messages, status: 'waiting', speed: 0 }
  }

  readonly watch = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  readonly read = () => this.#current

  set(fields: Partial<State>) {
    this.#current = { ...this.#current, ...(fields.status && { speed: 0 }), ...fields }
    for (const watcher of this.#watchers) watcher()
  }

  /** Stores the chat in this browser, for a reload. */
  keep() {
    keepChat(this.#current.conversationId, this.#current.local)
  }

  find = (uuid: string) => this.#current.local.find((each) => each.uuid === uuid)

  add(message: ChatMessage) {
    this.set({ local: [...this.#current.local, message] })
  }

  append(uuid: string, piece: string) {
    this.update(uuid, { content: (this.find(uuid)?.content ?? '') + piece })
  }

  update(uuid: string, fields: Partial<ChatMessage>) {
    const changed = (each: ChatMessage) => (each.uuid === uuid ? { ...each, ...fields } : each)
    this.set({ local: this.#current.local.map(changed) })
  }

  takeOut(uuid: string) {
    this.set({ local: this.#current.local.filter((each) => each.uuid !== uuid) })
  }
}

export const newMessage = (role: ChatMessage['role'], content: string): ChatMessage => ({
  uuid: newUuid(),
  role,
  content,
  createdAt: timestamp(),
})
