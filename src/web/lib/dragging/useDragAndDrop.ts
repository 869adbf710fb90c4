import {
  type DOMAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Grip, type Point, pointerDrag } from './pointerDrag.ts'

type By = 'pointer' | 'keyboard'

interface Held<P> {
  id: number
  by: By
  from: P
  to: P | undefined
  /** The record is dropped and still drawn at its new place, until the list itself has it there. */
  dropped?: boolean
}

interface DragAndDrop<R, P> {
  area: RefObject<HTMLElement | null>
  grip: Grip
  records: R[]
  placeOf: (record: R) => P
  /** The place under a card that is held at `point`, `offset` away from where it started. */
  placeUnder: (drag: { from: P; point: Point; offset: Point }) => P | undefined
  /** The place to which an arrow key moves a record. */
  neighbour: (place: P, key: string) => P | undefined
  isSame: (a: P | undefined, b: P | undefined) => boolean
  onDrop: (record: R, to: P, by: By) => void
  /** Announces a move to screen readers. */
  say: (words: string) => void
  words: Record<'lifted' | 'passing' | 'back', (record: R, place: P) => string>
}

export type DragHandle = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onKeyDown' | 'onKeyUp' | 'onBlur'
> & { 'data-handle': number }

/**
 * Moves records from place to place. With a mouse or a finger, the card around the handle
 * (`data-draggable`) follows. By keyboard, Space lifts and drops, arrows move, Escape puts back.
 */
export function useDragAndDrop<R extends { id: number }, P>(options: DragAndDrop<R, P>) {
  const { area, grip, records, placeOf, placeUnder, neighbour, isSame } = options
  const { onDrop, say, words } = options
  const [begun, setBegun] = useState<Held<P>>()
  const pointer = useRef<ReturnType<typeof pointerDrag>>(undefined)
  // At another place now: the drop has arrived, or somebody else moved the record.
  const standing = records.find(({ id }) => id === begun?.id)
  const held = standing && isSame(placeOf(standing), begun?.from) ? begun : undefined
  const lifted = held?.by === 'keyboard' && !held.dropped ? held : undefined
  const focused = useRef<number>(undefined)
  const letGo = () => setBegun(undefined)

  useEffect(() => {
    if (begun === held) return
    pointer.current?.cancel()
    setBegun(undefined)
  }, [begun, held])

  useEffect(() => () => pointer.current?.cancel(), [])

  // Browsers let only a listener that was there before the touch began prevent scrolling.
  useEffect(() => {
    const element = area.current
    const keepStill = (event: TouchEvent) => {
      if (pointer.current?.isTaken() && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', keepStill, { passive: false })
    return () => element?.removeEventListener('touchmove', keepStill)
  }, [area])

  // A record dropped by keyboard may be drawn as another element, and again if the move fails: the
  // focus follows the record until another element has it.
  useLayoutEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return
    area.current?.querySelector<HTMLElement>(`[data-handle="${focused.current}"]`)?.focus()
  })

  /** Focuses a record's handle, and keeps doing so when the record is drawn as another element. */
  const follow = useCallback(
    (id: number) => {
      focused.current = id
      area.current?.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus()
    },
    [area],
  )

  function press(event: PointerEvent<HTMLElement>, record: R) {
    const card = event.currentTarget.closest<HTMLElement>('[data-draggable]')
    if (!card || !area.current || event.button !== 0 || !event.isPrimary) return
    pointer.current?.cancel()
    const from = placeOf(record)
    let to: P | undefined = from
    const show = () => setBegun({ id: record.id, by: 'pointer', from, to })
    pointer.current = pointerDrag(event.nativeEvent, {
      card,
      area: area.current,
      grip,
      onTake: show,
      onFollow: (point, offset) => {
        const place = placeUnder({ from, point, offset })
        if (isSame(place, to)) return
        to = place
        show()
      },
      onDrop: () => {
        if (to !== undefined) onDrop(record, to, 'pointer')
        // After the list shows the move, so that the card does not jump back first.
        setTimeout(letGo)
      },
      onCancel: letGo,
    })
  }

  function lift(record: R) {
    if (held) return
    const from = placeOf(record)
    setBegun({ id: record.id, by: 'keyboard', from, to: from })
    say(words.lifted(record, from))
  }

  function drop(record: R, own: Held<P>) {
    setBegun({ ...own, dropped: true })
    focused.current = record.id
    if (own.to !== undefined) onDrop(record, own.to, 'keyboard')
    setTimeout(letGo)
  }

  function putBack(record: R) {
    if (lifted?.id !== record.id) return
    letGo()
    say(words.back(record, lifted.from))
  }

  function onKeyDown(event: KeyboardEvent, record: R) {
    const own = lifted?.id === record.id ? lifted : undefined
    if (event.key === ' ' || (event.key === 'Enter' && (own || grip === 'handle'))) {
      event.preventDefault()
      if (event.repeat) return
      if (own) drop(record, own)
      else lift(record)
    } else if (own && event.key === 'Escape') {
      event.stopPropagation()
      putBack(record)
    } else if (own?.to !== undefined && event.key.startsWith('Arrow')) {
      event.preventDefault()
      const to = neighbour(own.to, event.key)
      if (to === undefined) return
      setBegun({ ...own, to })
      say(words.passing(record, to))
    }
  }

  return {
    held,
    follow,
    dragged: held?.by === 'pointer' ? held.id : undefined,
    lifted: lifted?.id,
    handle: (record: R): DragHandle => ({
      'data-handle': record.id,
      onPointerDown: (event) => press(event, record),
      onKeyDown: (event) => onKeyDown(event, record),
      // Firefox would click the button when Space is released.
      onKeyUp: (event) => event.key === ' ' && event.preventDefault(),
      onBlur: () => {
        focused.current = undefined
        putBack(record)
      },
    }),
  }
}
