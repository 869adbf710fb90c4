import { expect } from 'vitest'
import { test } from '../harness.ts'
import { torture } from './torture.ts'

/** A minute with both engines. A longer one, with another seed: npm run torture. */
const seconds = 30

test('whatever goes wrong, nothing acknowledged is lost, doubled or untold', {
  timeout: seconds * 1_000 + 60_000,
}, async ({ household }) => {
  const { requests, faults, ...damage } = await torture(household.env, { seconds, seed: 11 })
  expect(damage).toEqual({ retries: expect.any(Number), lost: [], doubled: [], untold: [] })
  expect(requests).toBeGreaterThan(50)
  expect(Object.values(faults).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(4)
})
