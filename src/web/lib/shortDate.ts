import { nearDay, sayDay, sayTime } from '#shared/days.ts'
import type { Household } from '#shared/household.endpoints.ts'
import { clockIn, dayIn, timeIn } from '#shared/time.ts'
import { useHousehold } from './http/householdQuery.ts'

/** A stored moment as the household's date: 'Nov 9', with the year if it is not this one. */
export function shortDate(
  moment: string,
  { timeZone, today }: Pick<Household, 'timeZone' | 'today'>,
): string {
  const day = dayIn(timeZone, new Date(moment))
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric'
  return sayDay(day, { month: 'short', day: 'numeric', year })
}

/** A date with the time of day: 'today, 5:41 PM', 'Nov 12, 8:20 PM'. */
function shortMoment(moment: string, household: Pick<Household, 'timeZone' | 'today'>): string {
  const { timeZone, today } = household
  const date = new Date(moment)
  const day = nearDay(dayIn(timeZone, date), today)?.toLowerCase() ?? shortDate(moment, household)
  return `${day}, ${sayTime(timeIn(timeZone, date))}`
}

/** A moment to the second: 'Nov 15, 2026, 5:41:12 PM'. */
export function exactMoment(moment: string | number, timeZone: string): string {
  const date = new Date(moment)
  const day = sayDay(dayIn(timeZone, date), { month: 'short', day: 'numeric', year: 'numeric' })
  return `${day}, ${sayTime(clockIn(timeZone, date))}`
}

/** Undefined until the household, and so its time zone, is read. */
export function useShortDate(): ((moment: string) => string) | undefined {
  const { data: household } = useHousehold()
  return household && ((moment) => shortDate(moment, household))
}

export function useShortMoment(): ((moment: string) => string) | undefined {
  const { data: household } = useHousehold()
  return household && ((moment) => shortMoment(moment, household))
}
