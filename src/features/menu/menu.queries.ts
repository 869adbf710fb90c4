import { recipeIds } from '#features/recipes/recipes.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { findRecord } from '#server/db/records.ts'
import { addDays } from '#shared/days.ts'
import type { CopiedDays, MealEvent, MealEventForm, MenuFeed, Period } from './menu.contract.ts'
import { sectionOf } from './menu.logic.ts'
import { mealEvents, menuFeeds } from './menu.records.ts'

/** In the order in which they are eaten. */
export async function listMeals(
  reader: Reader,
  { startDate, endDate }: Period = {},
): Promise<MealEvent[]> {
  let meals = reader.selectFrom('mealEvents').selectAll()
  if (startDate) meals = meals.where('date', '>=', startDate)
  if (endDate) meals = meals.where('date', '<=', endDate)
  const rows = await meals.orderBy('date').orderBy('time').orderBy('id').execute()
  const known = await recipeIds(reader)
  return rows.map(mealEvents.decode).map((meal) => withoutDeadLink(meal, known))
}

/** A recipe may be gone, and come back when that is taken back: the meal keeps its name. */
const withoutDeadLink = (meal: MealEvent, recipes: ReadonlySet<number>): MealEvent =>
  meal.recipeId === null || recipes.has(meal.recipeId) ? meal : { ...meal, recipeId: null }

/** The recipes that were planned for days that are over. */
export const listPlannedBefore = (reader: Reader, today: string) =>
  reader
    .selectFrom('mealEvents')
    .select(['id', 'recipeId', 'date'])
    .where('date', '<', today)
    .where('recipeId', 'is not', null)
    .execute()

export const findMeal = (reader: Reader, id: number): Promise<MealEvent | undefined> =>
  findRecord(reader, mealEvents, id)

/** What stood on the same days a week before, for the places that are free by now. */
export async function mealsToCopy(
  reader: Reader,
  { startDate, endDate }: CopiedDays,
): Promise<MealEventForm[]> {
  const placeOf = ({ date, mealType }: Pick<MealEvent, 'date' | 'mealType'>) =>
    `${date} ${sectionOf(mealType).key}`
  const planned = new Set((await listMeals(reader, { startDate, endDate })).map(placeOf))
  const before = await listMeals(reader, {
    startDate: addDays(startDate, -7),
    endDate: addDays(endDate, -7),
  })
  return before
    .map(({ id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...meal }) => ({
      ...meal,
      date: addDays(meal.date, 7),
    }))
    .filter((meal) => !planned.has(placeOf(meal)))
}

/** The household has one. */
export async function readMenuFeed(reader: Reader): Promise<MenuFeed> {
  const row = await reader
    .selectFrom('menuFeeds')
    .selectAll()
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return menuFeeds.decode(row)
}

export async function findMenuFeed(reader: Reader, token: string): Promise<MenuFeed | undefined> {
  const row = await reader
    .selectFrom('menuFeeds')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst()
  return row && menuFeeds.decode(row)
}
