import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { servingsFor } from '#shared/ingredients/servings.ts'
import type { MealEvent } from './menu.contract.ts'

type Meal = Pick<MealEvent, 'servings' | 'attendees'>

/** Those who eat where nobody is named. */
export type Family = readonly { isActive: boolean }[]

/** How many a dish is cooked for; null where what its recipe makes is enough for all who eat. */
export const mealServings = (
  { servings, attendees }: Meal,
  recipe: Pick<Recipe, 'servings'>,
  family: Family,
): number | null =>
  servings ??
  servingsFor(
    recipe.servings,
    attendees?.length || family.filter(({ isActive }) => isActive).length,
  )
