import { listPlannedBefore } from '#features/menu/menu.queries.ts'
import type { EatenRecipe } from '#features/recipes/recipes.contract.ts'
import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { addDays } from '#shared/days.ts'
import type { CookingSummary } from './cooking.contract.ts'
import { cookingRecords } from './cooking.records.ts'

/** Newest first. */
export async function listCookings(reader: Reader): Promise<CookingSummary[]> {
  const cookings = await listRecords(reader, cookingRecords)
  return cookings
    .sort((a, b) => b.cookedOn.localeCompare(a.cookedOn) || b.id - a.id)
    .map(({ recipe: _recipe, ...summary }) => summary)
}

/** Recipes that were cooked, or planned for a day that is over. A meal that is both counts once. */
export async function listEaten(reader: Reader, today: string): Promise<EatenRecipe[]> {
  const [cookings, planned] = await Promise.all([
    listRecords(reader, cookingRecords),
    listPlannedBefore(reader, today),
  ])
  const cooked = new Set(cookings.map(({ mealId }) => mealId))
  const eaten = [
    ...cookings.map(({ recipeId, cookedOn, ratings }) => ({ recipeId, day: cookedOn, ratings })),
    ...planned
      .filter(({ id }) => !cooked.has(id))
      .map(({ recipeId, date }) => ({ recipeId, day: date, ratings: [] })),
  ]
  const yearAgo = addDays(today, -365)
  return [...Map.groupBy(eaten, ({ recipeId }) => recipeId)].flatMap(([recipeId, times]) => {
    if (recipeId === null) return []
    const stars = times.flatMap(({ ratings }) => ratings.map((rating) => rating.stars))
    const sum = stars.reduce((total, each) => total + each, 0)
    return {
      recipeId,
      lastDay: times.reduce((last, { day }) => (day > last ? day : last), ''),
      times: times.filter(({ day }) => day >= yearAgo).length,
      stars: stars.length > 0 ? Math.round((sum / stars.length) * 10) / 10 : null,
    }
  })
}

export const wasCookedOn = async (reader: Reader, recipeId: number, day: string) =>
  (await reader
    .selectFrom('cookings')
    .select('id')
    .where('recipeId', '=', recipeId)
    .where('cookedOn', '=', day)
    .limit(1)
    .executeTakeFirst()) !== undefined

export async function cookedMeals(
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlySet<number | null>> {
  if (ids.length === 0) return new Set()
  const cooked = reader.selectFrom('cookings').select('mealId').where('mealId', 'in', ids)
  return new Set((await cooked.execute()).map(({ mealId }) => mealId))
}
