import type { PendingChange } from './pendingChange.ts'

const watchers = new Set<() => void>()
let change: PendingChange | undefined

/** The refused change whose dialog is open. */
export const shownConflict = () => change

export function showConflict(next: PendingChange | undefined) {
  change = next
  for (const watcher of watchers) watcher()
}

export function watchConflict(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
