import type { Reader } from '#server/db/open.ts'
import type { MealEvent, MenuFeed, Period } from './menu.contract.ts'

/** In the order in which they are eaten. */
export function listMeals(
  reader: Reader,
  { startDate, endDate }: Period = {},
): Promise<MealEvent[]> {
  let meals = reader.selectFrom('mealEvents').selectAll()
  if (startDate) meals = meals.where('date', '>=', startDate)
  if (endDate) meals = meals.where('date', '<=', endDate)
  return meals.orderBy('date').orderBy('time').orderBy('id').execute()
}

export const findMeal = (reader: Reader, id: number): Promise<MealEvent | undefined> =>
  reader.selectFrom('mealEvents').selectAll().where('id', '=', id).executeTakeFirst()

/** The household has one. */
export const readMenuFeed = (reader: Reader): Promise<MenuFeed> =>
  reader.selectFrom('menuFeeds').selectAll().orderBy('id').executeTakeFirstOrThrow()

export const findMenuFeed = (reader: Reader, token: string): Promise<MenuFeed | undefined> =>
  reader.selectFrom('menuFeeds').selectAll().where('token', '=', token).executeTakeFirst()
