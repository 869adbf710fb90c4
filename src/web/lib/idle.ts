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

/** Loads what may be needed soon, unless its owner asked the browser to save data. */
export function loadWhenIdle(load: () => void) {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) whenIdle(load)
}

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}

/** After the first paint of what it is used in. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return painted
}
