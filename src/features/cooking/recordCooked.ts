import { findMeal } from '#features/menu/menu.queries.ts'
import { stockPantry, takeFromPantry } from '#features/pantry/pantry.service.ts'
import { RecipeForm } from '#features/recipes/recipes.contract.ts'
import { findRecipe } from '#features/recipes/recipes.queries.ts'
import { addLine } from '#features/shopping/shopping.service.ts'
import type { Writing } from '#server/records/change.ts'
import { notFound } from '#shared/errors.ts'
import type { CookedForm, Cooking } from './cooking.contract.ts'
import { cookingRecords } from './cooking.records.ts'

/** All or nothing: used items, leftovers and shopping items in one change. */
export async function recordCooked(w: Writing, form: CookedForm): Promise<Cooking> {
  const { used, leftovers, toBuy, ...said } = form
  const meal = said.mealId === null ? undefined : await findMeal(w.reads, said.mealId)
  if (said.mealId !== null && !meal) throw notFound('meal')
  const recipeId = said.recipeId ?? meal?.recipeId ?? null
  const recipe = recipeId === null ? undefined : await findRecipe(w.reads, recipeId)
  if (said.recipeId !== null && !recipe) throw notFound('recipe')

  await takeFromPantry(w, used)
  await stockPantry(w, leftovers)
  await addLine(w, toBuy)
  const cookedOn = meal && meal.date < w.today ? meal.date : w.today
  return w.create(cookingRecords, {
    ...said,
    recipeId: recipe?.id ?? null,
    cookedOn,
    recipe: recipe ? RecipeForm.parse(recipe) : null,
  })
}
