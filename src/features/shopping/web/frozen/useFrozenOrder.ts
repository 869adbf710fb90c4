import { useEffect, useRef, useState } from 'react'

/** Milliseconds after the last touch until the order may change. */
const HELD_FOR = 3_000

/**
 * Keeps the order while somebody taps one item after another: from the first `hold` on, `held` is
 * the value of that moment, until a pause.
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

  function hold(value = now) {
    clearTimeout(timer.current)
    timer.current = setTimeout(end, HELD_FOR)
    setHeld((first) => first ?? { value })
  }

  return { held: held?.value, hold, end }
}
