import { useEffect, useState } from 'react'

const OPEN_DELAY = 700
/** Milliseconds after a tip during which the next one appears without a delay. */
const STILL_READING = 300

export interface Tip {
  target: HTMLElement
  text: string
}

/**
 * The `data-tip` of the element under the pointer or with the keyboard's focus. One tooltip serves
 * the whole page, since a list of thousands has one on every button.
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

    // A tip's text may change under the pointer, from 'Expand' to 'Collapse'.
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
      // An element that moves under a resting pointer does not hide a tip shown by keyboard.
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
