import type { Reader } from '#server/db/open.ts'
import { findRecord } from '#server/db/records.ts'
import type { MealEvent, MenuFeed, Period } from './menu.contract.ts'
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
  return rows.map(mealEvents.decode)
}

export const findMeal = (reader: Reader, id: number): Promise<MealEvent | undefined> =>
  findRecord(reader, mealEvents, id)

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
