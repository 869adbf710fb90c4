import { mustAvoids } from '#shared/foods/mustAvoid.ts'
import { Pill } from '#web/ui/Pill.tsx'
import type { FamilyMember } from '../family.contract.ts'

const most = 3

/** The foods that somebody must not eat, also while the card is folded. */
export function MustAvoidBadges({ member }: { member: FamilyMember }) {
  const foods = mustAvoids(member)
  const more = foods.length - most
  const shown = more > 1 ? [...foods.slice(0, most), `${more} more`] : foods
  return shown.map((food) => (
    <Pill key={food} tone="red">
      No {food}
    </Pill>
  ))
}
