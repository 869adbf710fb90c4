import { Card, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazyExtra } from '#web/lib/lazyPart.tsx'
import { InitialAvatar } from '#web/ui/InitialAvatar.tsx'
import { PendingMark } from '#web/ui/lists/PendingMark.tsx'
import { Pill } from '#web/ui/Pill.tsx'
import type { FamilyMember } from '../family.contract.ts'
import { toneOf } from '../family.logic.ts'
import { memberApi } from './family.api.ts'
import classes from './MemberCard.module.css'
import { MemberControls, type MemberOrder } from './MemberControls.tsx'
import { PreferencePanels } from './PreferencePanels.tsx'

// Loaded after the first paint: it needs the words for foods.
const MustAvoidBadges = lazyExtra(
  async () => (await import('./MustAvoidBadges.tsx')).MustAvoidBadges,
)

interface MemberCardProps {
  member: FamilyMember
  open: boolean
  lifted: boolean
  order: MemberOrder
  onToggle: () => void
  onEdit: () => void
  onDelete: () => void
}

export function MemberCard({ member, lifted, ...controls }: MemberCardProps) {
  const { data: members } = useQuery(memberApi.list)
  const panels = `preferences-of-${member.id}`
  return (
    <Card
      component="article"
      aria-label={member.name}
      className={classes.card}
      data-lifted={lifted || undefined}
    >
      <header className={classes.header}>
        <InitialAvatar
          name={member.name}
          among={members?.map(({ name }) => name)}
          tone={toneOf(member)}
        />
        <div className="grow">
          <Title order={2} className="breaks" dir="auto">
            {member.name}
          </Title>
          {member.role && (
            <p className="dim small breaks" dir="auto">
              {member.role}
            </p>
          )}
        </div>
        <MustAvoidBadges member={member} />
        <PendingMark topic="family" id={member.id} />
        {!member.isActive && (
          <span className={classes.below}>
            <Pill>Not active</Pill>
          </span>
        )}
        <MemberControls name={member.name} panels={panels} lifted={lifted} {...controls} />
      </header>
      {controls.open && <PreferencePanels id={panels} member={member} />}
    </Card>
  )
}
