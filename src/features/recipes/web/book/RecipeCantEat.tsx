import { useMemo } from 'react'
import type { FamilyMember } from '#features/family/family.contract.ts'
import { CantEat } from '#features/family/web/CantEat.public.tsx'
import type { Recipe } from '../../recipes.contract.ts'
import { dishOfRecipe } from '../../recipes.logic.ts'

interface RecipeCantEatProps {
  recipe: Recipe
  members: readonly FamilyMember[]
}

/** Who can't eat a recipe; why is said where it is open. */
export function RecipeCantEat({ recipe, members }: RecipeCantEatProps) {
  const dish = useMemo(() => dishOfRecipe(recipe), [recipe])
  return <CantEat dish={dish} members={members} />
}
