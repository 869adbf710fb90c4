import { useEffect, useEffectEvent } from 'react'

const LONGEST_PAUSE = 2_000
/** A search box is left out: Up and Down do nothing in a single line of text. */
const ARROWS_MEAN_SOMETHING =
  'textarea, select, [contenteditable], input:not([role="searchbox"]), [role="menu"], [role="listbox"]'

/** Calls back when the keys are pressed in order, at most two seconds apart. */
export function useKeySequence(keys: readonly string[], onComplete: () => void) {
  const complete = useEffectEvent(onComplete)

  useEffect(() => {
    let done = 0
    let last = 0

    function onKeyDown(event: KeyboardEvent) {
      if (event.target instanceof Element && event.target.closest(ARROWS_MEAN_SOMETHING)) {
        done = 0
        return
      }
      if (event.timeStamp - last > LONGEST_PAUSE) done = 0
      last = event.timeStamp
      done = advanced(keys, done, event.key)
      if (done < keys.length) return
      done = 0
      complete()
    }

    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [keys])
}

function advanced(keys: readonly string[], done: number, key: string): number {
  const typed = [...keys.slice(0, done), key]
  while (typed.length > 0 && !typed.every((each, index) => each === keys[index])) typed.shift()
  return typed.length
}
