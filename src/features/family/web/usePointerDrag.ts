import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { edgePull } from '#web/lib/edgePull.ts'
import { landingPlace, type Slot, shiftOf } from './dragGeometry.ts'

interface Drag {
  from: number
  to: number
  slots: Slot[]
  /** The order in which it began. */
  order: string
}

interface PointerDrag {
  /** Its children are the cards. */
  list: RefObject<HTMLElement | null>
  /** Tells one order from another. A drag ends with the order that it began in. */
  order: string
  onDrop: (from: number, to: number) => void
}

/** When a drop has changed nothing until then, it never will. */
const PATIENCE = 300

/**
 * Dragging the cards of a list by their handles, with a mouse or a finger. Only the dragged card
 * follows each movement, past React; React renders when it passes another one.
 */
export function usePointerDrag({ list, order, onDrop }: PointerDrag) {
  const [begun, setBegun] = useState<Drag>()
  const ending = useRef<() => void>(undefined)
  const drag = begun?.order === order ? begun : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order ends what the old began
  useEffect(() => () => ending.current?.(), [order])

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    const handle = event.currentTarget
    const cards = [...(list.current?.children ?? [])] as HTMLElement[]
    const card = cards[from]
    if (!card || event.button !== 0 || !event.isPrimary) return
    ending.current?.()
    handle.setPointerCapture(event.pointerId)
    // Escape is heard where the focus is, and Safari gives none to a pressed button.
    handle.focus({ preventScroll: true })

    const slots = cards.map(slotOf)
    const start = event.clientY + window.scrollY
    let pointer = event.clientY
    let to = from
    let frame = requestAnimationFrame(follow)
    setBegun({ from, to, slots, order })

    function follow() {
      window.scrollBy(0, edgePull(pointer))
      const offset = pointer + window.scrollY - start
      card?.style.setProperty('--drag-offset', `${offset}px`)
      const place = landingPlace(slots, from, offset)
      if (place !== to) setBegun({ from, to: place, slots, order })
      to = place
      frame = requestAnimationFrame(follow)
    }

    const listening = new AbortController()
    const { signal } = listening
    const letGo = () => {
      listening.abort()
      cancelAnimationFrame(frame)
    }
    const end = () => {
      letGo()
      card.style.removeProperty('--drag-offset')
      setBegun(undefined)
    }
    const drop = ({ clientY }: globalThis.PointerEvent) => {
      const place = landingPlace(slots, from, clientY + window.scrollY - start)
      if (place === from) return end()
      letGo()
      onDrop(from, place)
      // The cards stay as they are until the list has the new order: nothing jumps back and forth.
      setTimeout(end, PATIENCE)
    }
    const follows = ({ clientY }: globalThis.PointerEvent) => {
      pointer = clientY
    }
    handle.addEventListener('pointermove', follows, { signal })
    handle.addEventListener('pointerup', drop, { signal })
    handle.addEventListener('lostpointercapture', end, { signal })
    ending.current = end
  }

  return {
    /** The place of the card that is dragged. */
    from: drag?.from,
    begin,
    /** Everything goes back to where it was. */
    cancel: () => ending.current?.(),
    shiftAt: (place: number) =>
      drag && place !== drag.from ? shiftOf(drag.slots, drag.from, drag.to, place) : 0,
  }
}

const slotOf = (card: HTMLElement): Slot => {
  const { top, height } = card.getBoundingClientRect()
  return { top: top + window.scrollY, height }
}
