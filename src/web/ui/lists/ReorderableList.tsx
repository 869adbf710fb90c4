import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { moved } from '#shared/moved.ts'
import { landingPlace, type Slot, shiftOf } from '../../lib/dragging/dragGeometry.ts'
import { type DragHandle, useDragAndDrop } from '../../lib/dragging/useDragAndDrop.ts'
import classes from './ReorderableList.module.css'

type Named = { id: number; name: string }

export interface Order {
  first: boolean
  last: boolean
  /** The record is being moved, by pointer or keyboard. */
  lifted: boolean
  onStep: (by: -1 | 1) => void
  handle: DragHandle
}

interface ReorderableListProps<R extends Named> {
  records: R[]
  label: string
  onMove: (record: R, to: number) => void
  renderRecord: (record: R, order: Order) => ReactNode
  className?: string
}

/** A list that is reordered by dragging, by keyboard or with step buttons. */
export function ReorderableList<R extends Named>(props: ReorderableListProps<R>) {
  const { records, label, onMove, renderRecord, className = '' } = props
  const list = useRef<HTMLUListElement>(null)
  const [said, say] = useState('')
  const place = (at: number) => `${at + 1} of ${records.length}`

  function put(record: R, to: number) {
    say(`${record.name} is now ${place(to)}.`)
    onMove(record, to)
  }

  const { held, dragged, lifted, handle } = useDragAndDrop<R, number>({
    area: list,
    grip: 'handle',
    records,
    placeOf: (record) => records.indexOf(record),
    placeUnder: ({ from, offset }) => landingPlace(slotsOf(list.current), from, offset.y),
    neighbour: (at, key) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[key]
      return by && Math.min(Math.max(at + by, 0), records.length - 1)
    },
    isSame: (a, b) => a === b,
    onDrop: (record, to, by) => {
      const stays = records[to]?.id === record.id
      if (!stays) put(record, to)
      if (by === 'keyboard') say(`${record.name} dropped at ${place(to)}.`)
    },
    say,
    words: {
      lifted: ({ name }, at) =>
        `${name} picked up at ${place(at)}. Arrow keys move it, Space drops it, Escape puts it back.`,
      passing: ({ name }, at) => `${name} is at ${place(at)}.`,
      back: ({ name }, at) => `${name} is back at ${place(at)}.`,
    },
  })
  const slots = useSlots(list, dragged)
  const to = held?.to ?? 0
  // By keyboard the list is drawn in its new order; by pointer the other cards make room.
  const shown = held?.by === 'keyboard' ? moved(records, held.id, to) : records
  const shiftAt = (at: number) => (held?.by === 'pointer' ? shiftOf(slots, held.from, to, at) : 0)
  useInView(list, shown, lifted)

  return (
    <>
      <ul
        role="list"
        ref={list}
        aria-label={label}
        className={`${classes.list} ${className}`}
        data-dragging={dragged !== undefined || undefined}
      >
        {shown.map((record, at) => (
          <li
            key={record.id}
            className={classes.item}
            data-draggable
            data-dragged={dragged === record.id || undefined}
            data-beside={(dragged !== undefined && dragged !== record.id) || undefined}
            style={{ transform: shiftAt(at) ? `translateY(${shiftAt(at)}px)` : undefined }}
          >
            {renderRecord(record, {
              first: at === 0,
              last: at === records.length - 1,
              lifted: held?.id === record.id && !held.dropped,
              onStep: (by) => put(record, at + by),
              handle: handle(record),
            })}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

/** Scrolls to the record that is moved by keyboard. */
function useInView(
  list: RefObject<HTMLElement | null>,
  shown: readonly Named[],
  lifted: number | undefined,
) {
  const place = shown.findIndex(({ id }) => id === lifted)
  useLayoutEffect(() => {
    if (place >= 0) list.current?.children[place]?.scrollIntoView({ block: 'nearest' })
  }, [list, place])
}

/** The records' places when one of them was taken. */
function useSlots(list: RefObject<HTMLElement | null>, dragged: number | undefined): Slot[] {
  const [slots, setSlots] = useState<Slot[]>([])
  useLayoutEffect(() => {
    if (dragged !== undefined) setSlots(slotsOf(list.current))
  }, [list, dragged])
  return slots
}

/** `offsetTop` ignores the transform by which records make room. */
const slotsOf = (list: HTMLElement | null): Slot[] =>
  [...(list?.querySelectorAll<HTMLElement>('[data-draggable]') ?? [])].map((card) => ({
    top: card.offsetTop,
    height: card.offsetHeight,
  }))
