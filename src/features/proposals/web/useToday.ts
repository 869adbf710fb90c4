import { dayIn } from '#shared/time.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'

/** The household's day, as far as it is known yet. */
export const useToday = (): string => useHousehold().data?.today ?? dayIn('UTC')
