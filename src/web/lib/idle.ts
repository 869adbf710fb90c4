import { useEffect, useState } from 'react'

/** Browsers count as idle while they wait for a screen's data, so nothing starts before this. */
const NOT_BEFORE = 2_000

/** Runs work that the first paint does not need. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  let handle: number | undefined
  const timer = setTimeout(() => {
    // Safari has no `requestIdleCallback`.
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
