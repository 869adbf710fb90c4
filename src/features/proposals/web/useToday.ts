import { dayIn } from '#shared/time.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'

/** UTC's day until the household's is loaded. */
export const useToday = (): string => useHousehold().data?.today ?? dayIn('UTC')
