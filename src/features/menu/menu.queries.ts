import { recipeIds } from '#features/recipes/recipes.queries.ts'
import { changedRecords } from '#server/db/changedRecords.ts'
import type { Reader } from '#server/db/open.ts'
import { findRecord } from '#server/db/records.ts'
import type { Draft } from '#server/records/recordType.ts'
import { addDays } from '#shared/days.ts'
import type { CopiedDays, MealEvent, MenuFeed, Period } from './menu.contract.ts'
import { sectionOf } from './menu.logic.ts'
import { mealEvents, menuFeeds } from './menu.records.ts'

/** Ordered by day and time. */
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

/** A deleted recipe is not linked; the row keeps its id, since an undo may bring it back. */
export const withoutDeadLink = <R extends { recipeId: number | null }>(
  meal: R,
  recipes: ReadonlySet<number>,
): R => (meal.recipeId === null || recipes.has(meal.recipeId) ? meal : { ...meal, recipeId: null })

export const listPlannedBefore = (reader: Reader, today: string) =>
  reader
    .selectFrom('mealEvents')
    .select(['id', 'recipeId', 'date'])
    .where('date', '<', today)
    .where('recipeId', 'is not', null)
    .execute()

/** The meals of which a change took the dish off the menu, as they were; a new title takes none. */
export const mealsTakenOff = async (reader: Reader, changeId: number): Promise<MealEvent[]> =>
  (await changedRecords(reader, mealEvents, changeId)).flatMap(({ before, after }) =>
    before && before.recipeName !== after?.recipeName && !isOneRecipe(before, after)
      ? [before]
      : [],
  )

const isOneRecipe = (before: MealEvent, after: MealEvent | null | undefined) =>
  before.recipeId !== null && before.recipeId === after?.recipeId

export const findMeal = (reader: Reader, id: number): Promise<MealEvent | undefined> =>
  findRecord(reader, mealEvents, id)

/** Last week's meals, for the places that are still free. */
export async function mealsToCopy(
  reader: Reader,
  { startDate, endDate }: CopiedDays,
): Promise<Draft<MealEvent>[]> {
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
      seriesId: null,
    }))
    .filter((meal) => !planned.has(placeOf(meal)))
}

/** There is exactly one row. */
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
