import { useSyncExternalStore } from 'react'

/** A yes or no kept in this browser, the same in all its tabs and frames. */
export function useStoredFlag(key: string, initially: boolean) {
  const flag = useSyncExternalStore(watch, () => readFlag(key, initially))
  return [flag, (value: boolean) => writeFlag(key, value)] as const
}

const watchers = new Set<() => void>()
// Where the browser refuses storage, the choice still holds until the page is closed.
const unstored = new Map<string, boolean>()

function watch(watcher: () => void) {
  watchers.add(watcher)
  window.addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', watcher)
  }
}

function readFlag(key: string, initially: boolean): boolean {
  try {
    const stored = localStorage.getItem(key)
    if (stored !== null) return stored === 'true'
  } catch {}
  return unstored.get(key) ?? initially
}

function writeFlag(key: string, value: boolean) {
  try {
    localStorage.setItem(key, String(value))
  } catch {
    unstored.set(key, value)
  }
  for (const watcher of watchers) watcher()
}
