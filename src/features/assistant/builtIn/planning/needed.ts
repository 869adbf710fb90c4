import { linesFor } from '#features/mealShopping/dayLines.logic.ts'
import { type DayMeal, needsOfMeals } from '#features/mealShopping/dayNeeds.logic.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { factorFor } from '#features/recipes/needs.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { dayName } from '#shared/days.ts'
import type { Scene } from '../reading.ts'

export type SpokenItem = { name: string; quantity: string | null; notes: string | null }

type Known = Pick<Scene, 'household' | 'today'>

/** What has to be bought for planned meals, as the sheet of the menu says it. */
export function neededForDays(meals: readonly MealEvent[], scene: Known) {
  const recipes = new Map(scene.household.recipes.map((recipe) => [recipe.id, recipe]))
  const dishes = meals.flatMap(({ id, date, recipeName, recipeId, servings }): DayMeal[] => {
    const recipe = recipeId === null ? undefined : recipes.get(recipeId)
    const factor = recipe && factorFor(recipe, servings)
    return recipe && factor ? [{ mealId: id, date, title: recipeName, factor, recipe }] : []
  })
  return { items: itemsFor(dishes, scene, true), cooked: dishes.length }
}

/** Whether it is on the list already is told when it is proposed. */
export function neededForRecipe(recipe: Recipe, scene: Scene): SpokenItem[] {
  const dish = { mealId: null, date: null, title: recipe.title, factor: 1, recipe }
  return itemsFor([dish], { ...scene, household: { ...scene.household, shopping: [] } }, false)
}

function itemsFor(
  dishes: readonly DayMeal[],
  { household, today }: Known,
  isNoted: boolean,
): SpokenItem[] {
  const { pantry, shopping, aliases } = household
  const needs = needsOfMeals(dishes)?.needs ?? []
  const lines = linesFor(needs, { today, pantry, shopping, aliases, usual: [] })
  return lines
    .filter(({ isStocked }) => !isStocked)
    .map(({ name, quantity, why }) => {
      const meals = why.map(({ title, date }) => `${title} (${dayName(date ?? today, today)})`)
      const notes = isNoted ? `For ${[...new Set(meals)].join(', ')}` : null
      return { name, quantity, notes }
    })
}
