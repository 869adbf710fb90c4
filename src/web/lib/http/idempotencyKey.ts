import { newUuid } from '../uuid.ts'

/** Idempotency keys of writes that got no answer, by method, path and body. */
const unanswered = new Map<string, string>()

const mostRemembered = 50

/**
 * The idempotency key of a write. A write that is sent again after its answer was lost gets the key
 * of the first attempt, so that the server carries it out once.
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
