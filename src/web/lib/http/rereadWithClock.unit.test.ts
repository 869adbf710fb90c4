import { expect, onTestFinished, test } from 'vitest'
import type { Household } from '#shared/household.endpoints.ts'
import { usualWays } from '#shared/ways.ts'
import { householdQuery } from './householdQuery.ts'
import { createQueryClient } from './queryClient.ts'
import { rereadWithClock } from './rereadWithClock.ts'

test('a new time zone or another clock makes all answers old, an unchanged household none', () => {
  const client = createQueryClient()
  const stop = rereadWithClock(client)
  onTestFinished(() => {
    stop()
    client.clear()
  })
  const inZone = { timeZone: 'Etc/GMT', ways: null, today: '2026-11-18' } as Household
  const prep = ['menu', '/api/menu/prep']
  const isOldWith = (household: Household) => {
    client.setQueryData(prep, [])
    client.setQueryData(householdQuery.queryKey, household)
    return client.getQueryState(prep)?.isInvalidated
  }
  expect(isOldWith(inZone), 'the first answer').toBe(false)
  expect(isOldWith({ ...inZone, today: '2026-11-19' })).toBe(false)
  expect(isOldWith({ ...inZone, ways: { ...usualWays, clock: '24' } })).toBe(true)
  expect(isOldWith({ ...inZone, timeZone: 'Pacific/Niue' })).toBe(true)
})
