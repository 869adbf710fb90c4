import type { QueryClient } from '@tanstack/react-query'
import { householdEndpoint } from '#shared/household.endpoints.ts'
import { send } from '../http/call.ts'
import { ourHousehold } from '../http/ourHousehold.ts'
import { isUnanswered, unreachable } from '../http/request.ts'
import { whenIdle } from '../idle.ts'
import { outlivesPage } from './outboxStorage.ts'
import type { Change, PendingChange } from './pendingChange.ts'
import { PendingQueue } from './pendingQueue.ts'
import { allSent, QueuedAnswer } from './queuedAnswer.ts'

const TRY_AGAIN_AFTER = 3_000
/** Milliseconds that a form waits for the answer; after that the change waits in the outbox. */
const ANSWER_WITHIN = 8_000
const LOCK = 'food-pal-outbox'

/** The code for sending is loaded later, since the first paint does not need it. */
const loadSender = () =>
  import('./flushQueue.ts').catch(() => {
    throw unreachable()
  })

/**
 * The queue of changes on their way to the server. They are kept in the browser's storage until the
 * server has them, and sent in their order, also after a reload and by another tab. Cached lists
 * stay as the server sent them; waiting changes are laid over them for display (`withPendingChanges.ts`).
 */
class Outbox extends PendingQueue {
  #client: QueryClient | undefined
  /** Whether this page's household is known to answer; false again after a failure. */
  #isMet = false
  #isWaiting = false
  #isAway = false
  #sending: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  start(client: QueryClient) {
    this.#client = client
    const stopShowing = this.attach(client)
    const onOnline = () => this.send()
    window.addEventListener('online', onOnline)
    const stopLoading = whenIdle(() => loadSender().catch(() => {}))
    this.send()
    return () => {
      clearTimeout(this.#timer)
      stopLoading()
      stopShowing()
      window.removeEventListener('online', onOnline)
      this.#isMet = false
      this.#client = undefined
    }
  }

  /** Whether the last attempt to send failed. */
  readonly isWaiting = () => this.#isWaiting

  /** Sends a change, or keeps it if no answer comes. The changes of one list are sent in order. */
  async sendOrQueue(change: Change): Promise<unknown> {
    if (!ourHousehold()) await send(householdEndpoint)
    let made = this.#made(change)
    if (!this.#isWaiting) await Promise.race([this.#sending, later(ANSWER_WITHIN)])
    if (this.#isAway || this.unsent().some(({ topic }) => topic === change.topic)) {
      return this.#keep(made)
    }
    try {
      const { sendChange } = await loadSender()
      return await sendChange(made, {
        realId: this.realId,
        onAttempt: (tried) => {
          made = tried
        },
        timeout: ANSWER_WITHIN,
      })
    } catch (error) {
      if (!isUnanswered(error) || !outlivesPage) throw error
      return this.#keep(made)
    }
  }

  /** Puts a change into the queue without waiting for an answer: it is shown at once. */
  queue(change: Change): QueuedAnswer {
    return this.#keep(this.#made(change))
  }

  #made(change: Change): PendingChange {
    const household = ourHousehold()
    if (!household) throw unreachable()
    return this.createChange(change, household)
  }

  #keep(change: PendingChange): QueuedAnswer {
    const takeOut = this.enqueue(change)
    this.send()
    return new QueuedAnswer(change, async () => {
      const answer = this.answerTo(change)
      if (answer) return (await loadSender()).undoSent(change, answer)
      takeOut()
      this.refresh()
      this.send()
    })
  }

  /** Sends the queue, unless that is already going on. */
  send() {
    clearTimeout(this.#timer)
    if (!this.#client) return
    this.#sending ??= alone(() => this.#flushQueue()).finally(() => {
      this.#sending = undefined
    })
  }

  /** Resolves once an attempt to send the whole queue has ended. */
  async settled() {
    this.send()
    await this.#sending
  }

  async #flushQueue() {
    try {
      if (this.#client && (!this.isEmpty() || this.topicsToRead().size > 0)) {
        const { confirmHousehold, flushQueue } = await loadSender()
        if (!this.#isMet && !this.isEmpty()) {
          await confirmHousehold()
          this.#isMet = true
        }
        await flushQueue(this, this.#client, () => this.#setWaiting(undefined))
      }
      this.#setWaiting(undefined)
      allSent()
    } catch (error) {
      this.#setWaiting(error)
      this.#timer = setTimeout(() => this.send(), TRY_AGAIN_AFTER)
    }
  }

  #setWaiting(error: unknown) {
    const was = this.#isWaiting
    this.#isWaiting = error !== undefined
    this.#isAway = isUnanswered(error)
    if (error) this.#isMet = false
    if (was !== this.#isWaiting) this.refresh()
  }
}

/** Only one tab sends at a time, where the browser has locks (not on plain http over a network). */
const alone = (act: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, act) : act()

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export const outbox = new Outbox()
