import { useState } from 'react'

/** The latest value while `live`, then the last one: a closing dialog keeps its text. */
export function useLastValue<T>(live: boolean, value: T): T {
  const [held, setHeld] = useState(value)
  if (live && held !== value) setHeld(value)
  return live ? value : held
}
