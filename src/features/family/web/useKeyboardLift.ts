import { type KeyboardEvent, useState } from 'react'
import { moved } from '../family.facts.ts'

type Entry = { id: number; name: string }

interface Lift {
  id: number
  from: number
  to: number
  /** The order in which it began. */
  order: string
  /** Still shown at its new place, until the list has it there. */
  dropped?: boolean
}

interface KeyboardLift<R> {
  list: R[]
  /** Tells one order from another. */
  order: string
  onDrop: (record: R, to: number) => void
  /** For those who don't see it. */
  say: (words: string) => void
}

/**
 * Reordering by keyboard: Space lifts and drops, the arrows move, Escape puts back. While a record
 * is lifted, the list is shown as it would be; nothing is sent before it is dropped.
 */
export function useKeyboardLift<R extends Entry>({ list, order, onDrop, say }: KeyboardLift<R>) {
  const [begun, setBegun] = useState<Lift>()
  const lift = begun?.order === order ? begun : undefined
  const shown = lift ? moved(list, lift.id, lift.to) : list
  const held = lift?.dropped ? undefined : lift
  const place = (to: number) => `${to + 1} of ${list.length}`

  function take({ id, name }: R) {
    const from = shown.findIndex((record) => record.id === id)
    setBegun({ id, from, to: from, order })
    say(`${name} lifted at ${place(from)}. Arrow keys move, Space drops, Escape puts back.`)
  }

  function drop(record: R, { from, to, ...rest }: Lift) {
    if (to !== from) onDrop(record, to)
    setBegun(to === from ? undefined : { ...rest, from, to, dropped: true })
    say(`${record.name} dropped at ${place(to)}.`)
  }

  function step({ name }: R, held: Lift, by: number) {
    const to = Math.min(Math.max(held.to + by, 0), list.length - 1)
    setBegun({ ...held, to })
    say(`${name} is at ${place(to)}.`)
  }

  function putBack({ id, name }: R) {
    if (held?.id !== id) return
    setBegun(undefined)
    say(`${name} is back at ${place(held.from)}.`)
  }

  function onKeyDown(event: KeyboardEvent, record: R) {
    const own = held?.id === record.id ? held : undefined
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (event.repeat) return
      if (own) drop(record, own)
      else take(record)
    } else if (own && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      step(record, own, event.key === 'ArrowUp' ? -1 : 1)
    } else if (own && event.key === 'Escape') {
      event.stopPropagation()
      putBack(record)
    }
  }

  return { lifted: held?.id, shown, onKeyDown, putBack }
}
