import { VisuallyHidden } from '@mantine/core'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useDragAndDrop } from '#web/lib/useDragAndDrop.ts'
import type { FamilyMember } from '../family.contract.ts'
import { moved } from '../family.facts.ts'
import { landingPlace, type Slot, shiftOf } from './dragGeometry.ts'
import type { Move } from './family.api.ts'
import { MemberCard } from './MemberCard.tsx'
import classes from './MemberList.module.css'

interface MemberListProps {
  members: FamilyMember[]
  /** Why the order can't be changed just now. */
  frozen?: string
  isOpen: (member: FamilyMember) => boolean
  onToggle: (member: FamilyMember) => void
  onMove: (move: Move) => void
  onEdit: (member: FamilyMember) => void
  onDelete: (member: FamilyMember) => void
}

export function MemberList({ members, frozen, onMove, ...card }: MemberListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [said, say] = useState('')
  const place = (at: number) => `${at + 1} of ${members.length}`

  function put(member: FamilyMember, to: number) {
    say(`${member.name} is now ${place(to)}.`)
    onMove({ id: member.id, to })
  }

  const { held, dragged, lifted, handle } = useDragAndDrop<FamilyMember, number>({
    area: list,
    grip: 'handle',
    records: members,
    placeOf: (member) => members.indexOf(member),
    placeUnder: ({ from, offset }) => landingPlace(slotsOf(list.current), from, offset.y),
    neighbour: (at, key) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[key]
      return by && Math.min(Math.max(at + by, 0), members.length - 1)
    },
    isSame: (a, b) => a === b,
    onDrop: (member, to, by) => {
      const stays = members[to]?.id === member.id
      if (!stays) put(member, to)
      if (by === 'keyboard') say(`${member.name} dropped at ${place(to)}.`)
    },
    say,
    words: {
      lifted: ({ name }, at) =>
        `${name} lifted at ${place(at)}. Arrow keys move, Space drops, Escape puts back.`,
      passing: ({ name }, at) => `${name} is at ${place(at)}.`,
      back: ({ name }, at) => `${name} is back at ${place(at)}.`,
    },
  })
  const slots = useSlots(list, dragged)
  const to = held?.to ?? 0
  // By keyboard, the list is shown as it would be; beside a pointer, the others make room.
  const shown = held?.by === 'keyboard' ? moved(members, held.id, to) : members
  const shiftAt = (at: number) => (held?.by === 'pointer' ? shiftOf(slots, held.from, to, at) : 0)
  useInView(list, shown, lifted)

  return (
    <>
      <ul
        ref={list}
        aria-label="Family members"
        className={classes.list}
        data-dragging={dragged !== undefined || undefined}
      >
        {shown.map((member, at) => (
          <li
            key={member.id}
            className={classes.item}
            data-draggable
            data-dragged={dragged === member.id || undefined}
            data-beside={(dragged !== undefined && dragged !== member.id) || undefined}
            style={{ transform: shiftAt(at) ? `translateY(${shiftAt(at)}px)` : undefined }}
          >
            <MemberCard
              member={member}
              open={card.isOpen(member)}
              lifted={held?.id === member.id && !held.dropped}
              order={{
                first: at === 0,
                last: at === members.length - 1,
                frozen,
                onStep: (by) => put(member, at + by),
                handle: handle(member),
              }}
              onToggle={() => card.onToggle(member)}
              onEdit={() => card.onEdit(member)}
              onDelete={() => card.onDelete(member)}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

/** A card that is moved by keyboard takes the window along. */
function useInView(
  list: RefObject<HTMLElement | null>,
  shown: FamilyMember[],
  lifted: number | undefined,
) {
  const place = shown.findIndex((member) => member.id === lifted)
  useLayoutEffect(() => {
    if (place >= 0) list.current?.children[place]?.scrollIntoView({ block: 'nearest' })
  }, [list, place])
}

/** Where the cards stood when one of them was taken. */
function useSlots(list: RefObject<HTMLElement | null>, dragged: number | undefined): Slot[] {
  const [slots, setSlots] = useState<Slot[]>([])
  useLayoutEffect(() => {
    if (dragged !== undefined) setSlots(slotsOf(list.current))
  }, [list, dragged])
  return slots
}

/** Cards make room by a transform, which doesn't count in these. */
const slotsOf = (list: HTMLElement | null): Slot[] =>
  [...(list?.querySelectorAll<HTMLElement>('[data-draggable]') ?? [])].map((card) => ({
    top: card.offsetTop,
    height: card.offsetHeight,
  }))
