import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Household, householdEndpoint, householdTopic } from '#shared/household.endpoints.ts'
import { takeWaysFrom, usualWays, type Ways } from '#shared/ways.ts'
import { useHouseholdClock } from '../useHouseholdClock.ts'
import { endpointQuery, send } from './call.ts'

let ours = usualWays
takeWaysFrom(() => ours)

const waysOf = ({ ways, dinnerTime }: Household): Ways => ({ ...usualWays, ...ways, dinnerTime })

/** All that is said from its answer on is said in the household's ways. */
export const householdQuery = queryOptions({
  ...endpointQuery(householdTopic, householdEndpoint),
  queryFn: async ({ signal }) => {
    const household = await send(householdEndpoint, undefined, { signal })
    ours = waysOf(household)
    return household
  },
})

/** The household and its date, which changes at midnight on an open page, also while offline. */
export function useHousehold() {
  const query = useQuery(householdQuery)
  const { today } = useHouseholdClock(query.data?.timeZone ?? 'UTC')
  const data = useMemo(() => query.data && { ...query.data, today }, [query.data, today])
  return { ...query, data }
}

/** The household's ways; whoever uses them is drawn anew when they change. */
export const useWays = (): Ways => useQuery({ ...householdQuery, select: waysOf }).data ?? usualWays
