import { useQuery } from '@tanstack/react-query'
import { householdQuery } from '#web/lib/http/householdQuery.ts'
import { exactMoment } from '#web/lib/shortDate.ts'

/** A moment in the household's zone; undefined for an invalid one. */
export function useMomentWords(): (moment: string | number) => string | undefined {
  const { data: household } = useQuery(householdQuery)
  return (moment) =>
    household && !Number.isNaN(new Date(moment).getTime())
      ? exactMoment(moment, household.timeZone)
      : undefined
}
