import { useSyncExternalStore } from 'react'

/** The unsent text, kept while somebody visits other screens. */
let draft = ''
const watchers = new Set<() => void>()

export function setDraft(change: (text: string) => string) {
  draft = change(draft)
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useDraft = () => useSyncExternalStore(watch, () => draft)
