import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { proposalEndpoints } from '#features/proposals/proposals.endpoints.ts'
import { send } from '#web/lib/http/call.ts'
import { isNotFound, problemOf } from '#web/lib/http/request.ts'
import { loadWhenIdle } from '#web/lib/idle.ts'
import { toast } from '#web/lib/toast.tsx'
import { parseEndpoint, stopEndpoint } from '../chat.endpoints.ts'
import { askBuiltIn, builtInId, failedAnswer, photoOnly } from '../chat.logic.ts'
import { conversationEndpoints } from '../conversations/conversations.endpoints.ts'
import { reasonOf } from './answerError.ts'
import type { ChatMessage } from './chatMessages.ts'
import { ChatState, newMessage } from './chatState.ts'
import { forgetChat } from './chatStore.ts'
import type { Turn } from './chatTurn.ts'
import { createConversation, SavedMessages } from './conversations/chatSaving.ts'

const autoSaveAfter = 1_000

const loadTurn = () => import('./chatTurn.ts')
// Whatever fails now is told with the first message.
loadWhenIdle(() => loadTurn().catch(() => {}))

/** The page's chat, apart from its screens: an answer continues while somebody navigates. */
class ChatSession {
  readonly #client: QueryClient
  readonly chat = new ChatState()
  readonly #saved = new SavedMessages()
  #stopper: AbortController | undefined
  /** The uuid of the message being answered. */
  #asked: string | undefined
  /** The last turn that a model failed to answer. */
  #failed: Turn | undefined
  #leaving: Promise<void> = Promise.resolve()
  #sending: Promise<boolean> | undefined
  #saving: ReturnType<typeof setTimeout> | undefined

  constructor(client: QueryClient) {
    this.#client = client
    this.#saveSoon()
  }

  get #state() {
    return this.chat.read()
  }

  /** False if it was not sent: the text then returns to the field. */
  async send(text: string, photos: readonly File[], modelId?: string): Promise<boolean> {
    // A message sent while a chat is being left belongs to the next chat.
    await this.#leaving
    if (this.#state.status !== 'waiting') return false
    this.#sending = this.#ask(newMessage('user', text.trim() || photoOnly), photos, modelId)
    return this.#sending
  }

  /** Answers the message that a model failed to answer; after a reload it is sent anew. */
  async askBuiltIn(text: string) {
    const failed = this.#failed
    if (failed?.message !== text) return this.send(text, [], builtInId)
    await this.#leaving
    if (this.#state.status !== 'waiting') return false
    this.#sending = this.#during(failed.uuid, async (signal) => {
      await this.#answer({ ...failed, modelId: builtInId }, signal)
      return true
    })
    return this.#sending
  }

  #ask(message: ChatMessage, photos: readonly File[], modelId?: string): Promise<boolean> {
    this.chat.add(message)
    return this.#during(message.uuid, async (signal) => {
      const turn = await this.#store(message, photos)
      if (!turn) return false
      // A reload during the answer finds the conversation again.
      this.chat.keep()
      await this.#answer({ ...turn, modelId }, signal)
      return true
    })
  }

  async #during(uuid: string, work: (signal: AbortSignal) => Promise<boolean>): Promise<boolean> {
    this.chat.set({ status: 'asking' })
    const stopper = new AbortController()
    this.#stopper = stopper
    this.#asked = uuid
    try {
      return await work(stopper.signal)
    } finally {
      this.#stopper = undefined
      this.chat.set({ status: 'waiting' })
      this.chat.keep()
      this.#saveSoon()
    }
  }

  /** Stops the answer, on the server as well. */
  stop() {
    // Not awaited: the person goes on at once.
    if (this.#stopper && this.#asked)
      send(stopEndpoint, { input: { uuid: this.#asked } }).catch(() => {})
    this.#stopper?.abort()
  }

  /** Waits for the old chat's answer, so that its last steps don't change the new chat. */
  async #end() {
    this.stop()
    await this.#sending
  }

  /** Saves the old chat first, unless somebody deleted it. */
  startNew() {
    return this.#leave(null, async () => {
      await this.#end()
      await this.save().catch((error) => {
        if (!isNotFound(error)) throw error
      })
    })
  }

  load(conversationId: number) {
    return this.#leave(conversationId, () => this.#end())
  }

  #leave(next: number | null, end: () => Promise<void>): Promise<void> {
    const left = end().then(() => this.#open(next))
    this.#leaving = left.catch(() => {})
    return left
  }

  forget(id: number) {
    forgetChat(id)
    if (id !== this.#state.conversationId) return
    this.stop()
    this.#open(null)
  }

  /** Stores the shown messages, as a new conversation if there is none yet. */
  async save(title?: string): Promise<void> {
    clearTimeout(this.#saving)
    const { local } = this.#state
    if (this.#state.conversationId === null && local.length === 0 && !title) return
    const id = this.#state.conversationId ?? (await this.#create(title))
    if (title) await send(conversationEndpoints.update, { params: { id }, input: { title } })
    await this.#saved.save(id, local)
    await this.#reread()
    this.chat.keep()
  }

  #open(conversationId: number | null) {
    this.chat.set({ conversationId, local: [], status: 'waiting' })
    this.chat.keep()
  }

  /** Stores the message with its photos, and the conversation if it is the first message. */
  async #store(message: ChatMessage, photos: readonly File[]): Promise<Turn | undefined> {
    try {
      // Photos come first: a refused one must not leave an empty conversation behind.
      const photoIds = photos.length > 0 ? await this.#upload(photos) : []
      if (photoIds) {
        this.chat.update(message.uuid, { photoIds })
        return await this.#storeIn(message, photoIds).catch((error) => {
          if (!isNotFound(error) || this.#state.conversationId === null) throw error
          // The conversation was deleted elsewhere: the message begins another one.
          this.chat.set({ conversationId: null, local: [message] })
          return this.#storeIn(message, photoIds)
        })
      }
    } catch (error) {
      toast.error('Error', `Could not create conversation. ${problemOf(error)}`)
    }
    this.chat.takeOut(message.uuid)
  }

  async #storeIn(message: ChatMessage, photoIds: number[]): Promise<Turn> {
    const conversationId = this.#state.conversationId ?? (await this.#create())
    const { content, uuid } = message
    // Unsaved earlier messages come before this one.
    const earlier = this.#state.local.filter((each) => each.uuid !== uuid)
    await this.#saved.save(conversationId, earlier)
    const { id: messageId } = await this.#saved.store(conversationId, message)
    return { message: content, conversationId, messageId, photoIds, uuid }
  }

  /** Loaded with the first photo, since few messages have any. */
  async #upload(photos: readonly File[]) {
    const { uploadPhotos } = await import('./photos.api.ts')
    return uploadPhotos(photos, this.#state.conversationId)
  }

  async #create(title?: string): Promise<number> {
    const conversationId = await createConversation(title, this.#state.local)
    this.chat.set({ conversationId })
    return conversationId
  }

  /** The two calls: proposals, then the answer about them. */
  async #answer(turn: Turn, signal: AbortSignal) {
    const answer = newMessage('assistant', '')
    this.#failed = undefined
    this.chat.set({ status: 'generating' })
    this.#readCommands(turn)
    const onSpeed = (speed: number) => this.chat.set({ speed })
    try {
      const { requestProposals, requestAnswer } = await loadTurn()
      const { ids: proposalIds, choices } = await requestProposals(turn, signal, onSpeed)
      this.#client.invalidateQueries({ queryKey: [proposalEndpoints.topic] })
      this.chat.set({ status: 'responding' })
      this.chat.add({ ...answer, choices })
      await requestAnswer({ ...turn, proposalIds, uuid: answer.uuid }, signal, {
        onName: (answeredBy) => this.chat.update(answer.uuid, { answeredBy, content: '' }),
        onPiece: (piece) => this.chat.append(answer.uuid, piece),
        onSpeed,
      })
      this.#saved.note(answer.uuid)
    } catch (error) {
      this.#fail(turn, answer, error, signal)
    }
    await this.#reread()
  }

  /** Finds commands that are written out in the text, in the background. */
  #readCommands({ message: text, conversationId, messageId, uuid }: Turn) {
    send(parseEndpoint, { input: { text, conversationId, messageId, uuid } })
      .then(({ proposals }) => (proposals.length > 0 ? this.#reread() : undefined))
      .catch((error) => console.warn('The text could not be read for commands', error))
  }

  /** Keeps the text that arrived, and marks how it ended. */
  #fail(turn: Turn, answer: ChatMessage, error: unknown, signal: AbortSignal) {
    const arrived = this.chat.find(answer.uuid) ?? answer
    if (signal.aborted && arrived.content !== '') {
      this.chat.update(answer.uuid, { interrupted: true })
      this.#saved.note(answer.uuid)
      return
    }
    this.chat.takeOut(answer.uuid)
    if (signal.aborted) return
    console.warn('The assistant did not answer', error)
    const content = failedAnswer(arrived.content, reasonOf(error))
    this.#failed = turn
    this.chat.add({ ...arrived, content, choices: [askBuiltIn(turn.message)] })
  }

  #saveSoon() {
    clearTimeout(this.#saving)
    if (this.#saved.unsavedOf(this.#state.local).length === 0) return
    this.#saving = setTimeout(() => {
      if (this.#state.status !== 'waiting') return
      this.save().catch((error) => {
        // A conversation that was deleted meanwhile needs no saving.
        if (!isNotFound(error)) console.warn('The chat could not be saved', error)
      })
    }, autoSaveAfter)
  }

  async #reread() {
    const topics = [conversationEndpoints.topic, proposalEndpoints.topic]
    await Promise.all(topics.map((topic) => this.#client.invalidateQueries({ queryKey: [topic] })))
  }
}

const sessions = new WeakMap<QueryClient, ChatSession>()

export function useChatSession() {
  const client = useQueryClient()
  const session = sessions.get(client) ?? new ChatSession(client)
  sessions.set(client, session)
  return { session, ...useSyncExternalStore(session.chat.watch, session.chat.read) }
}
