import { newUuid } from '../uuid.ts'

/** Writes of which nobody knows whether they were done, by what was sent. */
const unanswered = new Map<string, string>()

/** Enough for whatever somebody tries again by hand. */
const mostRemembered = 50

/**
 * The key of a write. Where the answer to the very same write was lost, whoever sends it again
 * means that one: it gets the same key, and the server does it once.
 */
export function idempotencyKeyOf(method: string, path: string, body: unknown, given?: string) {
  const sent = `${method} ${path} ${JSON.stringify(body)}`
  const key = given ?? unanswered.get(sent) ?? newUuid()
  unanswered.delete(sent)
  unanswered.set(sent, key)
  for (const [oldest] of unanswered) {
    if (unanswered.size <= mostRemembered) break
    unanswered.delete(oldest)
  }
  return { key, isAnswered: () => void unanswered.delete(sent) }
}
