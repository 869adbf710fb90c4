import type { QueryClient } from '@tanstack/react-query'
import { householdEndpoint } from '#shared/household.endpoints.ts'
import { send } from '../http/call.ts'
import { ourHousehold } from '../http/ourHousehold.ts'
import { isUnanswered, isUnknown, RequestError, unreachable } from '../http/request.ts'
import { showConflict } from './openConflict.ts'
import { tellForeign, tellRefused, tellTrouble } from './outboxMessages.ts'
import { findChange, storeChange } from './outboxStorage.ts'
import type { PendingChange } from './pendingChange.ts'
import type { PendingQueue } from './pendingQueue.ts'
import { assignIds } from './resolveConflict.ts'
import { refusedWith, sendChange, undoSent } from './sendChange.ts'

export { sendChange, undoSent }

const UNCLAIMED = 'It was kept without a word for which household. Look at it, then save it again.'

/** What waits is one household's, and another one may answer at its address now. */
export async function meetHousehold() {
  const { id } = await send(householdEndpoint)
  if (id !== ourHousehold()) throw unreachable()
}

/** Sends all that waits, in its order. It fails where that has to be tried again. */
export async function flushQueue(queue: PendingQueue, client: QueryClient, onAnswer: () => void) {
  async function sendOne(change: PendingChange) {
    const onTry = (tried: PendingChange) => {
      // Somebody may have taken it back since it was read.
      const { isTakenBack } = findChange(change.key) ?? {}
      storeChange(isTakenBack ? { ...tried, isTakenBack } : tried)
    }
    const answer = await sendChange(change, { realId: queue.realId, onTry })
    assignIds(queue, change, answer)
    const isTakenBack = findChange(change.key)?.isTakenBack
    if (isTakenBack) await undoSent(change, answer)
    queue.arrived({ ...change, isTakenBack }, answer)
  }

  tellOthers(queue)
  for (const change of queue.unclaimed()) {
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

/** What was made for another household stays until that one answers here. */
function tellOthers(queue: PendingQueue) {
  const others = queue.untold()
  for (const change of others) storeChange({ ...change, isTold: true })
  if (others.length > 0) tellForeign()
}

/** What somebody typed waits until they have decided what becomes of it. */
function refuse(queue: PendingQueue, change: PendingChange, error: unknown) {
  const isTakenBack = findChange(change.key)?.isTakenBack
  const isTyped = change.kind === 'add' || (change.kind === 'update' && !change.failed)
  if (isTyped && !isTakenBack && error instanceof RequestError) {
    const refused = refusedWith(change, error)
    storeChange(refused)
    queue.changed()
    return tellRefused(refused, error, () => showConflict(refused))
  }
  // Nothing of it is shown any more, and its list is read anew.
  queue.arrived({ ...change, isTakenBack: true })
  const isDone = change.kind === 'remove' && isUnknown(error)
  if (!isDone && !isTakenBack) tellRefused(change, error)
}

/** What has arrived stays laid over the lists until they have it themselves. */
async function readAgain(queue: PendingQueue, client: QueryClient) {
  for (const topic of queue.topicsToRead()) {
    try {
      await client.invalidateQueries({ queryKey: [topic] }, { throwOnError: true })
    } catch (error) {
      // Somebody may have begun another read meanwhile, which is as good.
      if (mayWorkLater(error)) throw error
    }
    queue.wasRead(topic)
  }
}

/** No answer, not signed in, too many, or the server's own trouble: all of these pass. */
const mayWorkLater = (error: unknown) =>
  error instanceof RequestError &&
  (error.status >= 500 || [0, 401, 408, 429].includes(error.status))

const told = new Set<string>()

/** Once for each: a server in trouble is not the connection that everybody knows to be away. */
function tellOnce(change: PendingChange, error: unknown) {
  if (isUnanswered(error) || told.has(change.key)) return
  told.add(change.key)
  tellTrouble(change, error)
}
