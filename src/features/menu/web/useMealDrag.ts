import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { edgePull } from '#web/lib/edgePull.ts'
import type { MealEvent } from '../menu.contract.ts'

interface Drag {
  id: number
  /** The place it is over, as the places are marked in the page. */
  over?: string
}

/** A finger that rests this long takes the meal; one that moves on scrolls. */
const LONG_PRESS = 350
const STEADY = 8
/** A mouse takes it as soon as it moves; less than this is a click. */
const CLICK = 5

/**
 * Dragging a meal to another place, with a mouse or a finger. Only the meal follows each movement,
 * past React; React renders when it comes over another place.
 */
export function useMealDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: (meal: MealEvent, place: string) => void,
) {
  const [drag, setDrag] = useState<Drag>()
  const held = useRef(false)
  const ending = useRef<() => void>(undefined)

  useEffect(() => () => ending.current?.(), [])

  // Browsers ask only those who listened before the finger came down whether it may scroll.
  useEffect(() => {
    const element = board.current
    const keepStill = (event: TouchEvent) => {
      if (held.current && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', keepStill, { passive: false })
    return () => element?.removeEventListener('touchmove', keepStill)
  }, [board])

  function press(event: PointerEvent<HTMLElement>, meal: MealEvent) {
    const card = event.currentTarget.closest<HTMLElement>('[data-meal]')
    if (!card || event.button !== 0 || !event.isPrimary) return
    ending.current?.()

    const { id } = meal
    const finger = event.pointerType === 'touch'
    const start = { x: event.clientX, y: event.clientY }
    const startScroll = window.scrollY
    let pointer = start
    let over: string | undefined
    let frame = 0
    const timer = finger ? setTimeout(take, LONG_PRESS) : undefined
    const listening = new AbortController()
    const { signal } = listening

    function take() {
      held.current = true
      over = placeAt(start)
      setDrag({ id, over })
      frame = requestAnimationFrame(follow)
    }

    function follow() {
      window.scrollBy(0, edgePull(pointer.y))
      const down = pointer.y - start.y + window.scrollY - startScroll
      card?.style.setProperty('--drag-x', `${pointer.x - start.x}px`)
      card?.style.setProperty('--drag-y', `${down}px`)
      const place = placeAt(pointer)
      if (place !== over) setDrag({ id, over: place })
      over = place
      frame = requestAnimationFrame(follow)
    }

    function end() {
      listening.abort()
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      card?.style.removeProperty('--drag-x')
      card?.style.removeProperty('--drag-y')
      held.current = false
      setDrag(undefined)
    }

    function move({ clientX, clientY }: globalThis.PointerEvent) {
      pointer = { x: clientX, y: clientY }
      if (held.current) return
      const way = Math.hypot(pointer.x - start.x, pointer.y - start.y)
      if (finger && way > STEADY) end()
      if (!finger && way > CLICK) take()
    }

    function giveUp() {
      if (held.current) window.addEventListener('pointerup', swallowClick, { once: true })
      end()
    }

    function drop({ clientX, clientY }: globalThis.PointerEvent) {
      if (!held.current) return end()
      swallowClick()
      const place = placeAt({ x: clientX, y: clientY })
      if (place) onDrop(meal, place)
      listening.abort()
      // After the menu shows the move: the meal does not jump back and forth.
      setTimeout(end)
    }

    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(), { signal })
    // A long press asks for the browser's own menu.
    card.addEventListener('contextmenu', (menu) => finger && menu.preventDefault(), { signal })
    ending.current = end
  }

  return { dragged: drag?.id, over: drag?.over, press }
}

const placeAt = ({ x, y }: { x: number; y: number }) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place

/** What ends a drag is no click on the meal. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
