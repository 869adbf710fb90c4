import type { QueryClient } from '@tanstack/react-query'
import { householdEndpoint } from '#shared/household.endpoints.ts'
import { send } from '../http/call.ts'
import { ourHousehold } from '../http/ourHousehold.ts'
import { isNotFound, isUnanswered, RequestError, unreachable } from '../http/request.ts'
import { toastForeign, toastRefused, toastServerError } from './outboxMessages.ts'
import { findChange, storeChange } from './outboxStorage.ts'
import type { PendingChange } from './pendingChange.ts'
import type { PendingQueue } from './pendingQueue.ts'
import { assignIds } from './removeResolved.ts'
import { refusedWith, sendChange, undoSent } from './sendChange.ts'
import { showConflict } from './shownConflict.ts'

export { sendChange, undoSent }

const UNCLAIMED = "We can't tell which household it was for. Check it, then save it again."

/** The outbox's changes belong to one household, and another may answer at this address now. */
export async function confirmHousehold() {
  const { id } = await send(householdEndpoint)
  if (id !== ourHousehold()) throw unreachable()
}

/** Sends all waiting changes in their order. Rejects if sending has to be retried later. */
export async function flushQueue(queue: PendingQueue, client: QueryClient, onAnswer: () => void) {
  async function sendOne(change: PendingChange) {
    const onTry = (tried: PendingChange) => {
      // Somebody may have undone the change since the queue was read.
      const { isTakenBack } = findChange(change.key) ?? {}
      storeChange(isTakenBack ? { ...tried, isTakenBack } : tried)
    }
    const answer = await sendChange(change, { realId: queue.realId, onAttempt: onTry })
    assignIds(queue, change, answer)
    const isTakenBack = findChange(change.key)?.isTakenBack
    if (isTakenBack) await undoSent(change, answer)
    queue.markSent({ ...change, isTakenBack }, answer)
  }

  announceForeignChanges(queue)
  for (const change of queue.withoutHousehold()) {
    refuse(
      queue,
      change,
      new RequestError(409, UNCLAIMED, { code: 'conflict', message: UNCLAIMED }),
    )
  }
  do {
    for (let [next] = queue.unsent(); next; [next] = queue.unsent()) {
      try {
        await sendOne(next)
      } catch (error) {
        if (mayWorkLater(error)) {
          tellOnce(next, error)
          throw error
        }
        refuse(queue, next, error)
      }
      onAnswer()
    }
    await readAgain(queue, client)
  } while (queue.unsent().length > 0)
}

/** Changes for another household wait until that one answers here; a toast says so. */
function announceForeignChanges(queue: PendingQueue) {
  const others = queue.unannounced()
  for (const change of others) storeChange({ ...change, isTold: true })
  if (others.length > 0) toastForeign()
}

/** A refused change with typed input waits for the person's decision; any other one is dropped. */
function refuse(queue: PendingQueue, change: PendingChange, error: unknown) {
  const isTakenBack = findChange(change.key)?.isTakenBack
  const isTyped = change.kind === 'add' || (change.kind === 'update' && !change.failed)
  if (isTyped && !isTakenBack && error instanceof RequestError) {
    const refused = refusedWith(change, error)
    storeChange(refused)
    queue.refresh()
    return toastRefused(refused, error, () => showConflict(refused))
  }
  // `isTakenBack` removes the change from the overlay, and its list is refetched.
  queue.markSent({ ...change, isTakenBack: true })
  const isDone = change.kind === 'remove' && isNotFound(error)
  if (!isDone && !isTakenBack) toastRefused(change, error)
}

/** Changes that the server has stay in the overlay until their list is refetched. */
async function readAgain(queue: PendingQueue, client: QueryClient) {
  for (const topic of queue.topicsToRead()) {
    try {
      await client.invalidateQueries({ queryKey: [topic] }, { throwOnError: true })
    } catch (error) {
      // Another refetch may have cancelled this one, which is as good.
      if (mayWorkLater(error)) throw error
    }
    queue.markRefetched(topic)
  }
}

/** No answer, not signed in, too many requests, or a server error: worth a retry. */
const mayWorkLater = (error: unknown) =>
  error instanceof RequestError &&
  (error.status >= 500 || [0, 401, 408, 429].includes(error.status))

const told = new Set<string>()

/** One toast per change. A lost connection gets none, since the ConnectionNote shows it. */
function tellOnce(change: PendingChange, error: unknown) {
  if (isUnanswered(error) || told.has(change.key)) return
  told.add(change.key)
  toastServerError(change, error)
}
