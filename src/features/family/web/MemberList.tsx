import { VisuallyHidden } from '@mantine/core'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { FamilyMember } from '../family.contract.ts'
import type { Move } from './family.api.ts'
import { MemberCard } from './MemberCard.tsx'
import classes from './MemberList.module.css'
import { useKeyboardLift } from './useKeyboardLift.ts'
import { usePointerDrag } from './usePointerDrag.ts'

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
  const order = members.map((member) => member.id).join()

  function place(member: FamilyMember, to: number) {
    say(`${member.name} is now ${to + 1} of ${members.length}.`)
    onMove({ id: member.id, to })
  }

  const drag = usePointerDrag({
    list,
    order,
    onDrop: (from, to) => {
      const member = members[from]
      if (member) place(member, to)
    },
  })
  const lift = useKeyboardLift({
    list: members,
    order,
    onDrop: ({ id }, to) => onMove({ id, to }),
    say,
  })
  useInView(list, lift.shown, lift.lifted)

  return (
    <>
      <ul
        ref={list}
        aria-label="Family members"
        className={classes.list}
        data-dragging={drag.from !== undefined || undefined}
      >
        {lift.shown.map((member, at) => (
          <li
            key={member.id}
            className={classes.item}
            data-dragged={drag.from === at || undefined}
            style={{
              transform: drag.shiftAt(at) ? `translateY(${drag.shiftAt(at)}px)` : undefined,
            }}
          >
            <MemberCard
              member={member}
              open={card.isOpen(member)}
              lifted={drag.from === at || lift.lifted === member.id}
              order={{
                first: at === 0,
                last: at === members.length - 1,
                frozen,
                onStep: (by) => place(member, at + by),
                onGrab: (event) => drag.begin(event, at),
                onKey: (event) => {
                  if (event.key === 'Escape') drag.cancel()
                  lift.onKeyDown(event, member)
                },
                onLeave: () => lift.putBack(member),
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
