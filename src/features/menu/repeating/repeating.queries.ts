import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { addDays } from '#shared/days.ts'
import type { MealEvent } from '../menu.contract.ts'
import { mealEvents } from '../menu.records.ts'
import type { RepeatingMeal } from './repeating.contract.ts'
import { leastDaysAhead } from './repeating.logic.ts'
import { repeatingMeals } from './repeating.records.ts'

export const listRepeatingMeals = (reader: Reader): Promise<RepeatingMeal[]> =>
  listRecords(reader, repeatingMeals)

/** As stored, ordered by day. */
export async function mealsOfSeries(reader: Reader, seriesId: number): Promise<MealEvent[]> {
  const rows = await reader
    .selectFrom('mealEvents')
    .selectAll()
    .where('seriesId', '=', seriesId)
    .orderBy('date')
    .orderBy('id')
    .execute()
  return rows.map(mealEvents.decode)
}

/** Those that go on, and have too few meals ahead. */
export async function seriesToExtend(reader: Reader, today: string): Promise<RepeatingMeal[]> {
  const rows = await reader
    .selectFrom('repeatingMeals')
    .selectAll()
    .where('madeUntil', '<', addDays(today, leastDaysAhead))
    .where((eb) => eb.or([eb('lastDay', 'is', null), eb('lastDay', '>', eb.ref('madeUntil'))]))
    .orderBy('id')
    .execute()
  return rows.map(repeatingMeals.decode)
}
