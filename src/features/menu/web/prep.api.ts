import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { endpointQuery } from '#web/lib/http/call.ts'
import { mealEndpoints } from '../menu.endpoints.ts'
import type { PrepTask } from '../prep/prep.contract.ts'
import { prepEndpoint } from '../prep/prep.endpoints.ts'
import type { Days } from './menu.api.ts'

const nothing: readonly PrepTask[] = []

/** Tasks by day. Empty while loading or if the request fails: no screen depends on them. */
export function usePrep(days: Days, enabled = true): (day: string) => readonly PrepTask[] {
  const { data } = useQuery({
    ...endpointQuery(mealEndpoints.topic, prepEndpoint, days),
    enabled,
    // Tasks also depend on pantry and recipes, so they are read again on every visit.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return useMemo(() => {
    const byDay = Map.groupBy(data ?? nothing, ({ day }) => day)
    return (day) => byDay.get(day) ?? nothing
  }, [data])
}
