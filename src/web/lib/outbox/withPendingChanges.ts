import { useMemo, useSyncExternalStore } from 'react'
import { outbox } from './outbox.ts'
import { idsOf, mergePending, type PendingMerge } from './pendingChange.ts'

/**
 * For a query's `select`: the list with its waiting changes laid over it. The same input gives the
 * same array, so that components don't render again for nothing.
 */
export function withPendingChanges<R extends { id: number }>(
  list: string,
  merge: PendingMerge<R> = {},
) {
  const known = new WeakMap<R[], R[]>()
  return (records: R[]): R[] => {
    const changes = outbox.changesFor(list)
    if (changes.length === 0) return records
    const merged = known.get(records) ?? mergePending(records, changes, outbox.realId, merge)
    known.set(records, merged)
    return merged
  }
}

export const usePendingChanges = () => useSyncExternalStore(outbox.watch, outbox.changes)

const useIsWaiting = () => useSyncExternalStore(outbox.watch, outbox.isWaiting)

/** The ids of a list's records that have a waiting change. */
export function usePendingIds(topic: string): ReadonlySet<number> {
  const changes = usePendingChanges()
  const isWaiting = useIsWaiting()
  return useMemo(() => {
    const own = changes.filter((change) => isWaiting && change.topic === topic && !change.problem)
    return new Set(own.flatMap(idsOf).map(outbox.realId))
  }, [changes, isWaiting, topic])
}
