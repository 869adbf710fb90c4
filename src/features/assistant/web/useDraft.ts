import { useSyncExternalStore } from 'react'

/** What somebody began to write, while they look something up on another screen. */
let draft = ''
const watchers = new Set<() => void>()

export function setDraft(text: string) {
  draft = text
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export function useDraft() {
  const text = useSyncExternalStore(watch, () => draft)
  return [text, setDraft] as const
}
