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
/** Longer than this nobody waits in front of a form: it goes on from here. */
const ANSWER_WITHIN = 8_000
const LOCK = 'food-pal-outbox'

/** Sending needs a connection, and so may its code: the first paint has none of it. */
const sending = () =>
  import('./flushQueue.ts').catch(() => {
    throw unreachable()
  })

/**
 * Changes on their way to the server: kept in the browser's storage until the server has them, sent
 * in their order, also after a reload and by another tab. The lists in the cache stay what the
 * server said; what waits is laid over them when they are shown.
 */
class Outbox extends PendingQueue {
  #client: QueryClient | undefined
  /** Whether the household answered that this page is about, and still did the last time. */
  #isMet = false
  #isWaiting = false
  #isAway = false
  #sending: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  start(client: QueryClient) {
    this.#client = client
    const stopShowing = this.show(client)
    const onOnline = () => this.send()
    window.addEventListener('online', onOnline)
    const stopLoading = whenIdle(() => sending().catch(() => {}))
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

  /** Whether the last attempt got no answer that counts. */
  readonly isWaiting = () => this.#isWaiting

  /** Sends a change, or keeps it where nobody answers. In a list each waits for the one before. */
  async change(change: Change): Promise<unknown> {
    if (!ourHousehold()) await send(householdEndpoint)
    let made = this.#made(change)
    if (!this.#isWaiting) await Promise.race([this.#sending, later(ANSWER_WITHIN)])
    if (this.#isAway || this.unsent().some(({ topic }) => topic === change.topic)) {
      return this.#keep(made)
    }
    const onTry = (tried: PendingChange) => {
      made = tried
    }
    try {
      const { sendChange } = await sending()
      return await sendChange(made, { realId: this.realId, onTry, timeout: ANSWER_WITHIN })
    } catch (error) {
      if (!isUnanswered(error) || !outlivesPage) throw error
      return this.#keep(made)
    }
  }

  /** Through here whatever the connection: shown at once, and nobody waits for an answer. */
  post(change: Change): QueuedAnswer {
    return this.#keep(this.#made(change))
  }

  #made(change: Change): PendingChange {
    const household = ourHousehold()
    if (!household) throw unreachable()
    return this.made(change, household)
  }

  #keep(change: PendingChange): QueuedAnswer {
    const takeOut = this.put(change)
    this.send()
    return new QueuedAnswer(change, async () => {
      const answer = this.answerTo(change)
      if (answer) return (await sending()).undoSent(change, answer)
      takeOut()
      this.changed()
      this.send()
    })
  }

  /** Sends what is there; a call while that is going on changes nothing. */
  send() {
    clearTimeout(this.#timer)
    if (!this.#client) return
    this.#sending ??= alone(() => this.#flushQueue()).finally(() => {
      this.#sending = undefined
    })
  }

  /** Once whatever can be sent has been sent. */
  async settled() {
    this.send()
    await this.#sending
  }

  async #flushQueue() {
    try {
      if (this.#client && (!this.isEmpty() || this.topicsToRead().size > 0)) {
        const { meetHousehold, flushQueue } = await sending()
        if (!this.#isMet && !this.isEmpty()) {
          await meetHousehold()
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
    if (was !== this.#isWaiting) this.changed()
  }
}

/** One tab at a time, where the browser can tell (it can't on plain http over a network). */
const alone = (act: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, act) : act()

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A page has one. */
export const outbox = new Outbox()
