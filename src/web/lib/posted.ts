import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { Outbox, Posted } from './outbox.ts'

export const OutboxContext = createContext<Outbox | undefined>(undefined)

export function useOutbox(): Outbox {
  const outbox = use(OutboxContext)
  if (!outbox) throw new Error('OutboxContext is missing above this component')
  return outbox
}

/** The changes to one list that are on their way, and whether they wait for the connection. */
export function usePosted(list: string) {
  const outbox = useOutbox()
  const entries = useSyncExternalStore(outbox.watch, outbox.entries)
  const waiting = useSyncExternalStore(outbox.watch, outbox.waiting)
  const posted = useMemo(() => entries.filter((entry) => entry.list === list), [entries, list])
  return { posted, waiting }
}

/** The list as it will be once everything has arrived. */
export function withPosted<R extends { id: number }>(records: R[], posted: readonly Posted[]): R[] {
  const changes = Map.groupBy(posted, (each) => each.id)
  return records.map((record) => {
    const own = changes.get(record.id)?.map((each) => each.changes)
    return own ? Object.assign({}, record, ...own) : record
  })
}
