import { ReorderableList } from '#web/ui/lists/ReorderableList.tsx'
import type { FamilyMember } from '../family.contract.ts'
import type { Move } from './family.api.ts'
import { MemberCard } from './MemberCard.tsx'
import classes from './MemberList.module.css'

interface MemberListProps {
  members: FamilyMember[]
  /** The reason why the order can't be changed now. */
  frozen?: string
  isOpen: (member: FamilyMember) => boolean
  onToggle: (member: FamilyMember) => void
  onMove: (move: Move) => void
  onEdit: (member: FamilyMember) => void
  onDelete: (member: FamilyMember) => void
}

export const MemberList = ({ members, frozen, onMove, ...card }: MemberListProps) => (
  <ReorderableList
    records={members}
    label="Family members"
    className={classes.list}
    onMove={({ id }, to) => onMove({ id, to })}
    renderRecord={(member, { lifted, ...order }) => (
      <MemberCard
        member={member}
        open={card.isOpen(member)}
        lifted={lifted}
        order={{ ...order, frozen }}
        onToggle={() => card.onToggle(member)}
        onEdit={() => card.onEdit(member)}
        onDelete={() => card.onDelete(member)}
      />
    )}
  />
)
