import { nearDay, twelveHour } from '#shared/days.ts'
import type { Household } from '#shared/household.endpoints.ts'
import { dayIn, timeIn } from '#shared/time.ts'
import { useHousehold } from './http/householdQuery.ts'

/** A stored moment as the day it was for the household: 'Nov 9', with the year if it is another. */
export function shortDate(
  moment: string,
  { timeZone, today }: Pick<Household, 'timeZone' | 'today'>,
): string {
  const date = new Date(moment)
  const sameYear = dayIn(timeZone, date).slice(0, 4) === today.slice(0, 4)
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    year: sameYear ? undefined : 'numeric',
  }).format(date)
}

/** The same with the time of day: 'today, 5:41 PM', 'Nov 12, 8:20 PM'. */
function shortMoment(moment: string, household: Pick<Household, 'timeZone' | 'today'>): string {
  const { timeZone, today } = household
  const date = new Date(moment)
  const day = nearDay(dayIn(timeZone, date), today)?.toLowerCase() ?? shortDate(moment, household)
  return `${day}, ${twelveHour(timeIn(timeZone, date))}`
}

/** Nothing is known of the household at first: then there is no way to say it yet. */
export function useShortDate(): ((moment: string) => string) | undefined {
  const { data: household } = useHousehold()
  return household && ((moment) => shortDate(moment, household))
}

export function useShortMoment(): ((moment: string) => string) | undefined {
  const { data: household } = useHousehold()
  return household && ((moment) => shortMoment(moment, household))
}
