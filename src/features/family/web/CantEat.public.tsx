import { useDeferredValue, useMemo } from 'react'
import { type Dish, whoMustNotEat } from '#shared/foods/mustAvoid.ts'
import type { FamilyMember } from '../family.contract.ts'
import { CantEatPill } from './CantEatPill.tsx'

interface CantEatProps {
  dish: Dish
  members: readonly FamilyMember[]
}

/** Which of the members can't eat a dish. */
export function CantEat({ dish, members }: CantEatProps) {
  // What it stands on is drawn without waiting for what the words mean.
  const read = useDeferredValue<Dish | null>(dish, null)
  const names = useMemo(
    () => (read ? whoMustNotEat(members, read).map(({ name }) => name) : []),
    [members, read],
  )
  return <CantEatPill names={names} />
}
