import type { QueryClient } from '@tanstack/react-query'
import { counted } from '#shared/counted.ts'
import { addDays } from '#shared/days.ts'
import { sameName } from '#shared/order.ts'
import { dayIn } from '#shared/time.ts'
import { endpointQuery } from '#web/lib/http/call.ts'
import { householdQuery } from '#web/lib/http/householdQuery.ts'
import type { MealEvent } from '../menu.contract.ts'
import { mealEndpoints } from '../menu.endpoints.ts'

/** Before somebody is deleted: the meals that name them, and what becomes of these. */
export async function sayComingMeals(name: string, client: QueryClient): Promise<string> {
  const { timeZone } = await client.fetchQuery(householdQuery)
  const today = dayIn(timeZone)
  const days = { startDate: today, endDate: addDays(today, 366) }
  const { topic, list } = mealEndpoints
  return sayExpected(name, await client.fetchQuery(endpointQuery(topic, list, days)))
}

export function sayExpected(name: string, meals: readonly Pick<MealEvent, 'attendees'>[]): string {
  const isNamed = (each: string) => sameName(each, name)
  const expected = meals.filter(({ attendees }) => attendees?.some(isNamed))
  if (expected.length === 0) return ''
  const alone = expected.filter(({ attendees }) => attendees?.every(isNamed)).length
  const said = `${name} is expected at ${counted(expected.length, 'coming meal')}, and won't be named there anymore.`
  return alone > 0
    ? `${said} ${counted(alone, 'meal')} for ${name} alone will be for everyone.`
    : said
}
