import { useEffect, useState } from 'react'

/** A browser is also idle while it waits for a screen's own data, so nothing starts before this. */
const NOT_BEFORE = 2_000

/** Runs what the first paint does not need, after it. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  let handle: number | undefined
  const timer = setTimeout(() => {
    // Safari can't say when it is idle.
    if ('requestIdleCallback' in window) handle = requestIdleCallback(callback)
    else callback()
  }, NOT_BEFORE)
  return () => {
    clearTimeout(timer)
    if (handle !== undefined) cancelIdleCallback(handle)
  }
}

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
