import { useQuery } from '@tanstack/react-query'
import { memberApi } from '#features/family/web/family.api.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { servingsFor } from '#shared/ingredients/servings.ts'

/** How many a dish is cooked for; null where what its recipe makes is enough for all who eat. */
export function useServingsFor() {
  const { data: members = [] } = useQuery(memberApi.list)
  return (recipe: Pick<Recipe, 'servings'>, attendees: readonly string[] | null) => {
    const family = members.filter(({ isActive }) => isActive)
    return servingsFor(recipe.servings, attendees?.length || family.length)
  }
}
