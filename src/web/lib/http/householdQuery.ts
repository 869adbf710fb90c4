import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { householdEndpoint, householdTopic } from '#shared/household.endpoints.ts'
import { useHouseholdClock } from '../useHouseholdClock.ts'
import { endpointQuery } from './call.ts'

export const householdQuery = endpointQuery(householdTopic, householdEndpoint)

/** The household, whose day begins at its midnight: also on a page left open, without a connection. */
export function useHousehold() {
  const query = useQuery(householdQuery)
  const { today } = useHouseholdClock(query.data?.timeZone ?? 'UTC')
  const data = useMemo(() => query.data && { ...query.data, today }, [query.data, today])
  return { ...query, data }
}
