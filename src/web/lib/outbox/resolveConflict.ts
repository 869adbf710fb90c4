import { readIds, storeIds } from './outboxStorage.ts'
import type { PendingChange } from './pendingChange.ts'
import type { PendingQueue } from './pendingQueue.ts'
import { addedBy } from './queuedAnswer.ts'

/** A form that was opened on a new record may be saved long after the record has its own id. */
const MOST_IDS = 500

/** What was done to records that were added here follows them to the ids that an answer gives. */
export function assignIds(queue: PendingQueue, change: PendingChange, answer: unknown) {
  if (change.kind !== 'add') return
  const named = readIds()
  for (const [n, { id }] of addedBy(answer).entries()) named.set(change.ids[n] ?? id, id)
  storeIds([...named].slice(-MOST_IDS))
  queue.changed()
}

/** Somebody has decided about a change: `answer` is what became of it instead. */
export function resolveConflict(queue: PendingQueue, change: PendingChange, answer?: unknown) {
  if (answer) assignIds(queue, change, answer)
  queue.drop(change)
}
