import type { WaitingChange } from './pendingChange.ts'

const watchers = new Set<() => void>()
let change: WaitingChange | undefined

/** The change that somebody decides about. */
export const lookedAt = () => change

export function lookAt(next: WaitingChange | undefined) {
  change = next
  for (const watcher of watchers) watcher()
}

export function watchLookedAt(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
