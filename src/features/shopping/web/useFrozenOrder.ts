import { useEffect, useRef, useState } from 'react'

/** So long after the last touch everything stays where it stands. */
const HELD_FOR = 3_000

/**
 * While somebody touches one thing after the other, nothing moves under the thumb: from the first
 * `hold` on there is `held`, what was there then, until the hand has rested for a moment.
 */
export function useFrozenOrder<T>(now: T, onEnd?: () => void) {
  const [held, setHeld] = useState<{ value: T }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function end() {
    clearTimeout(timer.current)
    onEnd?.()
    setHeld(undefined)
  }

  function hold() {
    clearTimeout(timer.current)
    timer.current = setTimeout(end, HELD_FOR)
    setHeld((first) => first ?? { value: now })
  }

  return { held: held?.value, hold, end }
}
