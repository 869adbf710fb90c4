import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { householdEndpoint, householdTopic } from '#shared/household.endpoints.ts'
import { useHouseholdClock } from '../useHouseholdClock.ts'
import { endpointQuery } from './call.ts'

export const householdQuery = endpointQuery(householdTopic, householdEndpoint)

/** The household and its date, which changes at midnight on an open page, also while offline. */
export function useHousehold() {
  const query = useQuery(householdQuery)
  const { today } = useHouseholdClock(query.data?.timeZone ?? 'UTC')
  const data = useMemo(() => query.data && { ...query.data, today }, [query.data, today])
  return { ...query, data }
}
