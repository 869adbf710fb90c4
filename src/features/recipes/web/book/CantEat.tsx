import { IconAlertTriangle } from '@tabler/icons-react'
import { useDeferredValue, useMemo } from 'react'
import type { FamilyMember } from '#features/family/family.contract.ts'
import { whoMustNotEat } from '#shared/foods/mustAvoid.ts'
import { Pill } from '#web/ui/Pill.tsx'
import type { Recipe } from '../../recipes.contract.ts'
import { dishOfRecipe } from '../../recipes.logic.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

interface CantEatProps {
  recipe: Recipe
  members: readonly FamilyMember[]
}

/** 'Dad can't eat it'; why is said where the recipe is open. */
export function CantEat({ recipe, members }: CantEatProps) {
  // The card is drawn without waiting for what its ingredients mean.
  const read = useDeferredValue<Recipe | null>(recipe, null)
  const names = useMemo(
    () => (read ? whoMustNotEat(members, dishOfRecipe(read)).map(({ name }) => name) : []),
    [members, read],
  )
  if (names.length === 0) return null
  return (
    <Pill tone="red">
      <IconAlertTriangle size={15} aria-hidden /> {list.format(names)} can't eat it
    </Pill>
  )
}
