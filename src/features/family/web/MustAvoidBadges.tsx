import { Group } from '@mantine/core'
import { mustAvoids } from '#shared/foods/mustAvoid.ts'
import { Pill } from '#web/ui/Pill.tsx'
import type { FamilyMember } from '../family.contract.ts'
import classes from './MemberCard.module.css'

const most = 3

/** The foods that somebody must not eat, also while the card is folded. */
export function MustAvoidBadges({ member }: { member: FamilyMember }) {
  const foods = mustAvoids(member)
  const more = foods.length - most
  if (foods.length === 0) return null
  const shown = more > 1 ? foods.slice(0, most) : foods
  return (
    <Group gap={6} className={classes.badges} data-many={foods.length > 1 || undefined}>
      {shown.map((food) => (
        <Pill key={food} tone="red">
          No {food}
        </Pill>
      ))}
      {more > 1 && <Pill tone="red">and {more} more</Pill>}
    </Group>
  )
}
