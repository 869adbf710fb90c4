import { useSyncExternalStore } from 'react'
import { millis } from '#shared/time.ts'

const key = 'food-pal-dismissed-proposals'
const rememberedFor = 60 * 60_000

type Dismissed = [id: number, at: number][]

const watchers = new Set<() => void>()
let current: ReadonlySet<number> = new Set(read().map(([id]) => id))

/** Survives a reload: a decided card must not come back before the list is read again. */
function read(): Dismissed {
  try {
    const stored: Dismissed = JSON.parse(localStorage.getItem(key) ?? '[]')
    return stored.filter(([, at]) => at > millis() - rememberedFor)
  } catch {
    return []
  }
}

export function dismiss(ids: readonly number[]) {
  const stored: Dismissed = [...read(), ...ids.map((id): Dismissed[number] => [id, millis()])]
  try {
    localStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Without storage, it is remembered until the page closes.
  }
  current = new Set([...current, ...stored.map(([id]) => id)])
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useDismissed = () => useSyncExternalStore(watch, () => current)
