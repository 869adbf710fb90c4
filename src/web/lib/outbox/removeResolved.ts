import { readIds, storeIds } from './outboxStorage.ts'
import type { PendingChange } from './pendingChange.ts'
import type { PendingQueue } from './pendingQueue.ts'
import { addedBy } from './queuedAnswer.ts'

/** A form opened on a new record may be saved long after the record got its own id. */
const MOST_IDS = 500

/** Remembers the server's ids of added records, so that later changes to them find their record. */
export function assignIds(queue: PendingQueue, change: PendingChange, answer: unknown) {
  if (change.kind !== 'add') return
  const named = readIds()
  for (const [n, { id }] of addedBy(answer).entries()) named.set(change.ids[n] ?? id, id)
  storeIds([...named].slice(-MOST_IDS))
  queue.refresh()
}

/** Removes a change that somebody decided about; `answer` is that of the save that replaces it. */
export function removeResolved(queue: PendingQueue, change: PendingChange, answer?: unknown) {
  if (answer) assignIds(queue, change, answer)
  queue.drop(change)
}
