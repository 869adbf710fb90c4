import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { memberApi } from '#features/family/web/family.api.ts'
import { eatersOf, mustAvoids } from '#shared/foods/mustAvoid.ts'
import { unknownFoods } from '#shared/foods/unknownFoods.ts'
import type { RecipeInput } from '../../recipes.contract.ts'
import { dishOfRecipe } from '../../recipes.logic.ts'
import { sayUnchecked } from './importWords.ts'

/** Where somebody must avoid a food: of which ingredients nobody knows whether they have it. */
export function UnknownFoods({ recipe }: { recipe: RecipeInput }) {
  const { data: members = [] } = useQuery(memberApi.list)
  const foods = useMemo(() => unknownFoods(dishOfRecipe(recipe).ingredients), [recipe])
  const isAsked = eatersOf(members, null).some((member) => mustAvoids(member).length > 0)
  if (!isAsked || foods.length === 0) return null
  return (
    <p className="notice tinted breaks" data-tone="orange" dir="auto">
      {sayUnchecked(foods)}
    </p>
  )
}
