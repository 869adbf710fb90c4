import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { proposalCalls } from '#features/proposals/proposals.calls.ts'
import { timestamp } from '#shared/time.ts'
import { send } from '#web/lib/call.ts'
import { problemOf } from '#web/lib/request.ts'
import { toast } from '#web/lib/toast.tsx'
import { chatPaths, parseCall } from '../chat.calls.ts'
import { failedAnswer, photoOnly } from '../chat.facts.ts'
import { conversationCalls } from '../conversations.calls.ts'
import { type ChatMessage, distinct } from './chatMessages.ts'
import { forgetChat, keepChat, restoreChat } from './chatStore.ts'
import { chatEvents } from './chatStream.ts'
import { autoTitle } from './chatTitles.ts'
import { uploadPhoto } from './photos.api.ts'

/** Between sending a message and the end of the answer. */
export type ChatStatus = 'waiting' | 'asking' | 'generating' | 'responding'

type ChatState = {
  /** None until the first message is sent. */
  conversationId: number | null
  /** What the server has not got yet, or what it had when this page was opened. */
  local: readonly ChatMessage[]
  status: ChatStatus
}

const autoSaveAfter = 1_000

/**
 * The chat of this page, wherever it is shown: an answer goes on while somebody moves from the
 * assistant's screen to another one.
 */
class ChatSession {
  readonly #client: QueryClient
  readonly #watchers = new Set<() => void>()
  #state: ChatState
  #stopper: AbortController | undefined
  #saving: ReturnType<typeof setTimeout> | undefined

  constructor(client: QueryClient) {
    this.#client = client
    const { conversationId, messages } = restoreChat()
    this.#state = { conversationId, local: messages, status: 'waiting' }
    this.#saveSoon()
  }

  readonly watch = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  readonly state = () => this.#state

  /** False when it was not sent: whoever wrote it gets their words back. */
  async send(text: string, photos: readonly File[]): Promise<boolean> {
    if (this.#state.status !== 'waiting') return false
    const content = text.trim() || photoOnly
    const message = { ...newMessage('user', content) }
    this.#set({ status: 'asking', local: [...this.#state.local, message] })
    const stopper = new AbortController()
    this.#stopper = stopper
    try {
      const stored = await this.#store(message, photos)
      if (!stored) return false
      // A reload in mid-answer finds the conversation again.
      this.#keep()
      await this.#turn({ message: content, ...stored }, stopper.signal)
      return true
    } finally {
      this.#stopper = undefined
      this.#set({ status: 'waiting' })
      this.#keep()
      this.#saveSoon()
    }
  }

  /** Ends the answer where it is. */
  stop() {
    this.#stopper?.abort()
  }

  /** The old chat is saved first. */
  async startNew() {
    this.stop()
    await this.save()
    this.#open(null, [])
  }

  load(conversationId: number) {
    this.stop()
    this.#open(conversationId, [])
  }

  /** What is shown becomes a conversation, if it is none yet. */
  async save(title?: string): Promise<void> {
    clearTimeout(this.#saving)
    const unsaved = this.#unsaved()
    if (this.#state.conversationId === null && unsaved.length === 0 && !title) return
    const id = this.#state.conversationId ?? (await this.#create(title))
    if (title) await send(conversationCalls.update, { params: { id }, input: { title } })
    for (const { role, content, uuid } of unsaved) {
      await send(conversationCalls.addMessage, { params: { id }, input: { role, content, uuid } })
    }
    await this.#reread()
    this.#keep()
  }

  forget(id: number) {
    forgetChat(id)
    if (id === this.#state.conversationId) this.#open(null, [])
  }

  #open(conversationId: number | null, local: readonly ChatMessage[]) {
    this.#set({ conversationId, local, status: 'waiting' })
    this.#keep()
  }

  /** The message, its photos and, for the first one, the conversation. */
  async #store(message: ChatMessage, photos: readonly File[]) {
    const { uuid, role, content } = message
    try {
      const id = this.#state.conversationId ?? (await this.#create(autoTitle(content, new Date())))
      const photoIds = await this.#upload(photos, id)
      if (!photoIds) return this.#takeOut(uuid)
      this.#update(uuid, { photoIds })
      const input = { role, content, uuid }
      const stored = await send(conversationCalls.addMessage, { params: { id }, input })
      return { conversationId: id, messageId: stored.id, photoIds, uuid }
    } catch (error) {
      toast.error('Error', `Could not create conversation. ${problemOf(error)}`)
      return this.#takeOut(uuid)
    }
  }

  async #create(title?: string): Promise<number> {
    const first = this.#state.local.find(({ role }) => role === 'user')
    const { id } = await send(conversationCalls.add, {
      input: {
        title: title ?? autoTitle(first?.content ?? '', new Date()),
        contextType: 'general',
        participantId: 'user',
        isArchived: false,
        tags: [],
      },
    })
    this.#set({ conversationId: id })
    return id
  }

  async #upload(photos: readonly File[], conversationId: number) {
    try {
      return await Promise.all(photos.map((photo) => uploadPhoto(photo, conversationId)))
    } catch (error) {
      toast.error(
        'Upload Error',
        `Upload failed: ${problemOf(error, 'Failed to upload photos. Please try again.')}`,
      )
    }
  }

  #takeOut(uuid: string): undefined {
    this.#set({ local: this.#state.local.filter((each) => each.uuid !== uuid) })
  }

  /** The two calls: what would change, then what is said about it. */
  async #turn(turn: Turn, signal: AbortSignal) {
    const answer = newMessage('assistant', '')
    const { message: text, conversationId, messageId, uuid } = turn
    this.#set({ status: 'generating' })
    send(parseCall, { input: { text, conversationId, messageId, uuid } })
      .then(({ proposals }) => (proposals.length > 0 ? this.#reread() : undefined))
      .catch((error) => console.warn('The text could not be read for commands', error))
    try {
      const proposalIds = await this.#propose(turn, signal)
      this.#set({ status: 'responding', local: [...this.#state.local, answer] })
      await this.#respond({ ...turn, proposalIds, uuid: answer.uuid }, answer, signal)
    } catch (error) {
      this.#fail(answer, error, signal)
    }
    await this.#reread()
  }

  async #propose(turn: Turn, signal: AbortSignal): Promise<number[]> {
    const ids: number[] = []
    for await (const event of chatEvents(
      chatPaths.propose,
      { ...turn, includeContext: true },
      signal,
    )) {
      if (event.type === 'error') throw new AnswerError(event.message)
      if (event.type !== 'proposals') continue
      if (event.proposals.some(({ id }) => typeof id !== 'number')) {
        throw new AnswerError('Proposal persistence failed')
      }
      ids.push(...event.proposals.map(({ id }) => id))
      this.#client.invalidateQueries({ queryKey: [proposalCalls.topic] })
    }
    return ids
  }

  async #respond(body: object, { uuid }: ChatMessage, signal: AbortSignal) {
    for await (const event of chatEvents(chatPaths.answer, body, signal)) {
      if (event.type === 'error') throw new AnswerError(event.message)
      if (event.type === 'answering') this.#update(uuid, { answeredBy: event.name })
      if (event.type === 'content') this.#append(uuid, event.content)
    }
  }

  /** What arrived stays, and says how it ended. */
  #fail(answer: ChatMessage, error: unknown, signal: AbortSignal) {
    const arrived = this.#state.local.find(({ uuid }) => uuid === answer.uuid) ?? answer
    if (signal.aborted) {
      if (arrived.content === '') this.#takeOut(answer.uuid)
      else this.#update(answer.uuid, { interrupted: true })
      return
    }
    console.warn('The assistant did not answer', error)
    const reason = error instanceof AnswerError ? error.message : problemOf(error)
    const failed = { ...arrived, content: failedAnswer(arrived.content, reason) }
    this.#takeOut(answer.uuid)
    this.#set({ local: [...this.#state.local, failed] })
  }

  #append(uuid: string, piece: string) {
    const local = this.#state.local.map((each) =>
      each.uuid === uuid ? { ...each, content: each.content + piece } : each,
    )
    this.#set({ local })
  }

  #update(uuid: string, fields: Partial<ChatMessage>) {
    const local = this.#state.local.map((each) =>
      each.uuid === uuid ? { ...each, ...fields } : each,
    )
    this.#set({ local })
  }

  /** Whatever has no id here may still be on the server: it takes each uuid once. */
  #unsaved(): ChatMessage[] {
    return this.#state.local.filter(({ id, content }) => id === undefined && content !== '')
  }

  #saveSoon() {
    clearTimeout(this.#saving)
    if (this.#unsaved().length === 0) return
    this.#saving = setTimeout(() => {
      if (this.#state.status !== 'waiting') return
      this.save().catch((error) => console.warn('The chat could not be saved', error))
    }, autoSaveAfter)
  }

  #reread() {
    return Promise.all(
      [conversationCalls.topic, proposalCalls.topic].map((topic) =>
        this.#client.invalidateQueries({ queryKey: [topic] }),
      ),
    )
  }

  #keep() {
    keepChat(this.#state.conversationId, distinct(this.#state.local))
  }

  #set(fields: Partial<ChatState>) {
    this.#state = { ...this.#state, ...fields }
    for (const watcher of this.#watchers) watcher()
  }
}

type Turn = {
  message: string
  conversationId: number
  messageId: number
  photoIds: number[]
  uuid: string
}

/** What the server said went wrong, in a person's words. */
class AnswerError extends Error {}

const newMessage = (role: ChatMessage['role'], content: string): ChatMessage => ({
  uuid: crypto.randomUUID(),
  role,
  content,
  createdAt: timestamp(),
})

const sessions = new WeakMap<QueryClient, ChatSession>()

export function useChatSession() {
  const client = useQueryClient()
  const session = sessions.get(client) ?? new ChatSession(client)
  sessions.set(client, session)
  return { session, ...useSyncExternalStore(session.watch, session.state) }
}
