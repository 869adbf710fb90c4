import { millis } from '#shared/time.ts'
import { type ChatMessage, distinct, readStored } from './chatMessages.ts'

const key = 'conversation-store'
const mostConversations = 10
const mostWithMessages = 5
/** Milliseconds. */
const keptFor = 24 * 60 * 60_000

/** Null for a chat that is not stored as a conversation yet. */
type Kept = { id: number | null; updatedAt: number }

type Store = {
  currentConversationId: number | null
  conversations: Kept[]
  messages: Record<string, ChatMessage[]>
}

const nothing: Store = { currentConversationId: null, conversations: [], messages: {} }

function read(): Store {
  try {
    const stored: Partial<Store> = JSON.parse(localStorage.getItem(key) ?? '{}')
    return {
      currentConversationId: Number.isInteger(stored.currentConversationId)
        ? (stored.currentConversationId ?? null)
        : null,
      conversations: Array.isArray(stored.conversations)
        ? stored.conversations.filter(Boolean)
        : [],
      messages: Object(stored.messages ?? {}),
    }
  } catch {
    return nothing
  }
}

const nameOf = (id: number | null) => (id === null ? 'new' : String(id))

/** The last open chat, if it is recent enough. */
export function restoreChat(): { conversationId: number | null; messages: ChatMessage[] } {
  const { currentConversationId: id, conversations, messages } = read()
  const kept = conversations.find((each) => each.id === id)
  if (!kept || kept.updatedAt < millis() - keptFor) return { conversationId: null, messages: [] }
  const own = messages[nameOf(id)]
  return { conversationId: id, messages: readStored(own) }
}

/** Newest chats first; older ones are kept without their messages. */
export function keepChat(id: number | null, messages: readonly ChatMessage[]) {
  const before = read()
  const others = before.conversations.filter((each) => each.id !== id && each.id !== null)
  const conversations = [{ id, updatedAt: millis() }, ...others].slice(0, mostConversations)
  const withMessages = conversations.slice(0, mostWithMessages).map((each) => nameOf(each.id))
  const all = { ...before.messages, [nameOf(id)]: distinct(messages) }
  write({
    currentConversationId: id,
    conversations,
    messages: Object.fromEntries(
      Object.entries(all).filter(([name]) => withMessages.includes(name)),
    ),
  })
}

export function forgetChat(id: number) {
  const { conversations, messages, ...store } = read()
  delete messages[nameOf(id)]
  write({ ...store, conversations: conversations.filter((each) => each.id !== id), messages })
}

function write(store: Store) {
  try {
    localStorage.setItem(key, JSON.stringify(store))
  } catch {
    // Without room, only the server keeps the chat.
  }
}
