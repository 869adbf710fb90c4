import { hasRecipe } from '#features/recipes/recipes.queries.ts'
import type { Writing } from '#server/records/change.ts'
import { invalid } from '#shared/errors.ts'
import type { MealEventForm } from './menu.contract.ts'
import { findMeal } from './menu.queries.ts'

/** `id` is the meal that is changed: it may keep its recipe's id after the recipe was deleted. */
export async function refuseUnknownRecipe(
  { recipeId }: Partial<Pick<MealEventForm, 'recipeId'>>,
  { reads }: Writing,
  id?: number,
) {
  if (!recipeId || (await hasRecipe(reads, recipeId))) return
  const before = id === undefined ? undefined : await findMeal(reads, id)
  if (before?.recipeId === recipeId) return
  throw invalid([{ field: 'recipeId', message: "This recipe isn't in the recipe book anymore" }])
}
