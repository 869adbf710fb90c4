import { useEffect, useState } from 'react'

const OPEN_DELAY = 700
/** Whoever has just read one gets the next at once. */
const STILL_READING = 300

export interface Tip {
  target: HTMLElement
  text: string
}

/**
 * What stands in the `data-tip` of whatever the pointer rests on, or the keyboard is at. One for the
 * whole page: in a list of thousands every button has one.
 */
export function useTip(): Tip | undefined {
  const [tip, setTip] = useState<Tip>()

  useEffect(() => {
    let target: HTMLElement | undefined
    let isShown = false
    let isByKeyboard = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let stillReading: ReturnType<typeof setTimeout> | undefined

    const show = () => {
      const text = target?.dataset.tip
      if (!target || !text) return hide()
      isShown = true
      setTip({ target, text })
    }

    const hide = () => {
      clearTimeout(timer)
      changes.disconnect()
      target = undefined
      if (!isShown) return
      isShown = false
      setTip(undefined)
      clearTimeout(stillReading)
      stillReading = setTimeout(() => {
        stillReading = undefined
      }, STILL_READING)
    }

    // 'Expand' becomes 'Collapse' under the pointer.
    const changes = new MutationObserver(() => isShown && show())

    const moveTo = (next: HTMLElement | undefined) => {
      if (next === target) return
      hide()
      if (!next) return
      target = next
      changes.observe(next, { attributeFilter: ['data-tip'] })
      timer = setTimeout(show, stillReading === undefined ? OPEN_DELAY : 0)
    }

    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const next = tipped(event.target)
      // Something that moves under a resting pointer takes nothing from who uses the keyboard.
      if (!next && isByKeyboard) return
      isByKeyboard = false
      moveTo(next)
    }
    const onFocus = (event: FocusEvent) => {
      const next = tipped(event.target)
      if (!next?.matches(':focus-visible')) return
      isByKeyboard = true
      moveTo(next)
    }
    const leave = () => {
      isByKeyboard = false
      hide()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerover', onPointer, { signal })
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('focusout', leave, { signal })
    document.addEventListener('pointerdown', leave, { signal })
    document.documentElement.addEventListener('pointerleave', hide, { signal })
    document.addEventListener('keydown', onKey, { signal, capture: true })
    return () => {
      hide()
      clearTimeout(stillReading)
      listening.abort()
    }
  }, [])

  return tip
}

function tipped(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-tip]') ?? undefined
}
