import { useQuery } from '@tanstack/react-query'
import type { Household } from '#shared/household.calls.ts'
import { dayIn } from '#shared/time.ts'
import { householdQuery } from './household.ts'

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

/** Nothing is known of the household at first: then there is no way to say it yet. */
export function useShortDate(): ((moment: string) => string) | undefined {
  const { data: household } = useQuery(householdQuery)
  return household && ((moment) => shortDate(moment, household))
}
