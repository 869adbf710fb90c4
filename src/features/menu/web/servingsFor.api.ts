import { useQuery } from '@tanstack/react-query'
import { memberApi } from '#features/family/web/family.api.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { mealServings } from '../mealServings.logic.ts'
import type { MealEvent } from '../menu.contract.ts'

/** How many a meal is cooked for. */
export function useMealServings() {
  const { data: members = [] } = useQuery(memberApi.list)
  return (meal: Pick<MealEvent, 'servings' | 'attendees'>, recipe: Pick<Recipe, 'servings'>) =>
    mealServings(meal, recipe, members)
}

/** The same for a dish that is no meal yet. */
export function useServingsFor() {
  const servingsOf = useMealServings()
  return (recipe: Pick<Recipe, 'servings'>, attendees: readonly string[] | null) =>
    servingsOf({ servings: null, attendees: attendees && [...attendees] }, recipe)
}
