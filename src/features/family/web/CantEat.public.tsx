import { IconAlertTriangle } from '@tabler/icons-react'
import { useDeferredValue, useMemo } from 'react'
import { type Dish, whoMustNotEat } from '#shared/foods/mustAvoid.ts'
import { Pill } from '#web/ui/Pill.tsx'
import type { FamilyMember } from '../family.contract.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

interface CantEatProps {
  dish: Dish
  members: readonly FamilyMember[]
}

/** 'Dad can't eat it'. */
export function CantEat({ dish, members }: CantEatProps) {
  // What it stands on is drawn without waiting for what the words mean.
  const read = useDeferredValue<Dish | null>(dish, null)
  const names = useMemo(
    () => (read ? whoMustNotEat(members, read).map(({ name }) => name) : []),
    [members, read],
  )
  if (names.length === 0) return null
  return (
    <Pill tone="red">
      <IconAlertTriangle size={15} aria-hidden /> {list.format(names)} can't eat it
    </Pill>
  )
}
