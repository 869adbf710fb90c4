import { useEffect, useState } from 'react'

const AT_LATEST = 2_000
// For Safari, which can't say when it is idle.
const SOON = 200

/** Does what the first paint can do without, once that is done. Returns the way to call it off. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, SOON)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: AT_LATEST })
  return () => cancelIdleCallback(handle)
}

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
