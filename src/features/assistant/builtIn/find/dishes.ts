import { dishOfMeal } from '#features/menu/mealDish.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { avoidWarnings } from '#shared/foods/mustAvoid.ts'
import { nameKey } from '#shared/names.ts'
import { capitalised } from '../normalise/plainText.ts'
import { saysAny } from '../normalise/words.ts'
import type { Scene } from '../reading.ts'
import { findRecipes } from './decide.ts'

/** What is eaten: a recipe of the book, or a dish by name. */
export type Dish = { recipeName: string; recipeId?: number; recipe?: Recipe }

const isLeft = /^left[ -]?overs?\b/i

/** The dishes that a name may mean: recipes that have it in their title, else what was said. */
export function dishesFor(spoken: string, scene: Scene): Dish[] {
  const recipes = isLeft.test(spoken) ? [] : findRecipes(spoken, scene)
  if (recipes.length === 0) return [{ recipeName: capitalised(spoken) }]
  return recipes.map((recipe) => ({ recipeName: recipe.title, recipeId: recipe.id, recipe }))
}

export const warningsFor = (
  { recipeName, recipe }: Dish,
  attendees: readonly string[] | null,
  { household }: Scene,
): string[] =>
  avoidWarnings({ members: household.members, attendees, ...dishOfMeal(recipeName, recipe) })

const forBreakfast = saysAny(`
  pancakes?, waffles?, oatmeal, cereal, overnight oats, oats, french toast, omelet(?:te)?s?
  scrambled eggs, granola, bagels?, breakfast, porridge, smoothies?
`)

/** The meal that a dish usually is, for when nobody says. */
export function usualMeal({ recipeName, recipe }: Dish, { household }: Scene): string {
  const eaten = household.meals.filter((meal) => nameKey(meal.recipeName) === nameKey(recipeName))
  const [first] = eaten
  if (first && eaten.every(({ mealType }) => mealType === first.mealType)) return first.mealType
  const tags = (recipe?.tags ?? []).map((tag) => tag.toLowerCase())
  if (tags.includes('breakfast') || forBreakfast.test(recipeName)) return 'Breakfast'
  if (tags.includes('dessert')) return 'Dessert'
  return tags.includes('snack') ? 'Snack' : 'Dinner'
}
