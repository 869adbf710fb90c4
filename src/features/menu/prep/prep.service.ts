import { listPantry } from '#features/pantry/pantry.queries.ts'
import { findRecipe } from '#features/recipes/recipes.queries.ts'
import type { AppContext } from '#server/appContext.ts'
import type { Reader } from '#server/db/open.ts'
import { addDays } from '#shared/days.ts'
import { dayIn, timeIn } from '#shared/time.ts'
import type { MealEvent } from '../menu.contract.ts'
import { listMeals } from '../menu.queries.ts'
import type { PrepTask } from './prep.contract.ts'
import { createPrepNeeds, type Now, prepTasks } from './prep.logic.ts'

/** The tasks of these meals; `at` as in `prepTasks`. */
export async function prepOf(
  reader: Reader,
  meals: readonly MealEvent[],
  at?: Now,
): Promise<PrepTask[]> {
  if (meals.length === 0) return []
  const needsOf = createPrepNeeds(await listPantry(reader))
  const recipes = new Map<number, Awaited<ReturnType<typeof findRecipe>>>()
  const tasks: PrepTask[] = []
  for (const meal of meals) {
    if (meal.recipeId === null) continue
    const recipe = recipes.get(meal.recipeId) ?? (await findRecipe(reader, meal.recipeId))
    recipes.set(meal.recipeId, recipe)
    if (recipe) tasks.push(...prepTasks(meal, recipe, needsOf(recipe), at))
  }
  return tasks
}

/** Tasks due in a period, without days that are over and meals that have begun. */
export async function prepOn(
  { reader, timeZone }: Pick<AppContext, 'reader' | 'timeZone'>,
  { startDate, endDate }: { startDate: string; endDate: string },
): Promise<PrepTask[]> {
  const zone = await timeZone()
  const [today, now] = [dayIn(zone), timeIn(zone)]
  const first = startDate > today ? startDate : today
  const meals = await listMeals(reader, { startDate: first, endDate: addDays(endDate, 1) })
  const ahead = meals.filter(({ date, time }) => date > today || time > now)
  const tasks = await prepOf(reader, ahead, { today, now })
  return tasks.filter(({ day }) => day >= first && day <= endDate)
}
