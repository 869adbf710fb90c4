import { findMeal } from '#features/menu/menu.queries.ts'
import { stockPantry, takeFromPantry } from '#features/pantry/pantry.service.ts'
import { RecipeForm } from '#features/recipes/recipes.contract.ts'
import { findRecipe } from '#features/recipes/recipes.queries.ts'
import { addLine } from '#features/shopping/shopping.service.ts'
import { findRecord } from '#server/db/records.ts'
import type { Writing } from '#server/records/change.ts'
import { addDays } from '#shared/days.ts'
import { done } from '#shared/endpoint.ts'
import { notFound } from '#shared/errors.ts'
import type { CookedForm, Cooking, Forgotten } from './cooking.contract.ts'
import { cookingRecords } from './cooking.records.ts'

/** What the history says of it. */
export const cookedWhy = (title: string) => `Cooked ${title}`

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

/**
 * It was not cooked after all: the pantry and the list are as before, except for what somebody has
 * changed since. Later only the mark goes, since by then the food is not what it was.
 */
export async function forgetCooked(w: Writing, id: number): Promise<Forgotten> {
  const cooking = await findRecord(w.reads, cookingRecords, id)
  if (!cooking) throw notFound(cookingRecords.noun)
  const isRecent = w.dayOf(cooking.createdAt) >= addDays(w.today, -1)
  const changeId = isRecent ? await changeOf(w, cooking) : undefined
  const stays = changeId === undefined ? undefined : await w.undoUntouched(changeId)
  if (await findRecord(w.reads, cookingRecords, id)) await w.remove(cookingRecords, id)
  return { ...done, stays: stays ?? null }
}

/** The change in which this meal was cooked, and nothing else: it was no restore and no sample. */
async function changeOf(w: Writing, { id, title }: Cooking): Promise<number | undefined> {
  const cooked = await w.reads
    .selectFrom('history')
    .innerJoin('changes', 'changes.id', 'history.changeId')
    .select(['changes.id', 'changes.why'])
    .where('entityType', '=', cookingRecords.name)
    .where('entityId', '=', id)
    .where('operation', '=', 'create')
    .orderBy('history.id', 'desc')
    .executeTakeFirst()
  return cooked?.why === cookedWhy(title) ? cooked.id : undefined
}
