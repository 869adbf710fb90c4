import { useQuery } from '@tanstack/react-query'
import { dayIn } from '#shared/time.ts'
import { householdQuery } from '#web/lib/household.ts'

/** The household's day, as far as it is known yet. */
export function useToday(): string {
  const { data } = useQuery(householdQuery)
  return dayIn(data?.timeZone ?? 'UTC')
}
