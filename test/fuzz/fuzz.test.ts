import { expect } from 'vitest'
import { test } from '../harness.ts'
import { fuzz } from './fuzz.ts'

/** More of them, with another seed: npm run fuzz. */
const requests = 700

test('whatever is sent to whatever call, it is answered and never a 500', {
  timeout: 120_000,
}, async ({ app }) => {
  const { statuses, failures } = await fuzz(app.url, { requests, seed: 5 })
  expect(failures).toEqual([])
  // Right ones were among them.
  expect(statuses[200]).toBeGreaterThan(100)
  expect(statuses[201]).toBeGreaterThan(10)
  expect(statuses[400]).toBeGreaterThan(50)
})
