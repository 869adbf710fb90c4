import type { QueryClient } from '@tanstack/react-query'
import { type Household, householdTopic } from '#shared/household.endpoints.ts'
import { householdQuery } from './householdQuery.ts'

/** What the server's other answers go by: their today, and how they say a time. */
const clockOf = (household: Household | undefined) =>
  household && JSON.stringify([household.timeZone, household.ways])

/** Reads everything again once the household has another time zone or other ways. */
export function rereadWithClock(client: QueryClient): () => void {
  const { queryKey } = householdQuery
  let known = clockOf(client.getQueryData(queryKey))
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== householdTopic) return
    const now = clockOf(client.getQueryData(queryKey)) ?? known
    if (known && now !== known)
      client.invalidateQueries({ predicate: ({ queryKey: [topic] }) => topic !== householdTopic })
    known = now
  })
}
