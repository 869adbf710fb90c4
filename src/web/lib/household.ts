import { queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'

export interface Household {
  timeZone: string
  /** The household's day, yyyy-MM-dd. */
  today: string
  /** Whether a passcode guards this household. */
  passcode: boolean
}

export const householdQuery = queryOptions({
  queryKey: ['household'],
  queryFn: ({ signal }) => request<Household>('GET', '/api/household', undefined, { signal }),
})
