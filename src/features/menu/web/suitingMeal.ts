import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { fitsMeal } from '#features/recipes/recipeTraits.logic.ts'
import type { MealType } from '../menu.logic.ts'

/** The meal that a dish is usually planned for; a side stands beside the dinner. */
export function suitingMeal(recipe: Recipe | undefined): MealType {
  if (!recipe || recipe.tags.some((tag) => /^sides?$/i.test(tag))) return 'Dinner'
  return (['Dinner', 'Breakfast'] as const).find((type) => fitsMeal(recipe, type)) ?? 'Snack'
}
