import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Answer, Client } from '../client.ts'

const patience = 5_000

/** Repeats each write under its idempotency key until it is answered, so it knows what was done. */
export class SureClient extends Client {
  retries = 0
  answered = 0
  #onAnswer: (() => void) | undefined

  // biome-ignore lint/suspicious/noExplicitAny: answers are asserted field by field
  override async send<T = any>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const key = randomUUID()
    for (;;) {
      const answer = await this.#attempt<T>(method, path, body, key)
      if (answer && answer.status < 500) {
        this.answered += 1
        this.#onAnswer?.()
        return answer
      }
      this.retries += 1
      await setTimeout(25)
    }
  }

  /** Resolves after `count` more answers. */
  answers(count: number): Promise<void> {
    const enough = this.answered + count
    return new Promise((resolve) => {
      this.#onAnswer = () => this.answered >= enough && resolve()
    })
  }

  async #attempt<T>(method: string, path: string, body: unknown, key: string) {
    try {
      const response = await fetch(this.url + path, {
        method,
        headers: { 'Idempotency-Key': key },
        signal: AbortSignal.timeout(patience),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const { status, headers } = response
      return { status, headers, body: (await response.json()) as T }
    } catch {
      // Cut off, refused, too slow or incomplete: nobody knows whether it was done.
      return undefined
    }
  }
}
