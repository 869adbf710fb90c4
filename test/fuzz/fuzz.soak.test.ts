import { expect } from 'vitest'
import { test } from '../harness.ts'
import { isSoak, playRounds, roundsTimeout } from '../rounds.ts'
import { fuzz, listRoutes } from './fuzz.ts'

test('whatever is sent to whatever call, it is answered and never a 500', {
  timeout: roundsTimeout,
}, async ({ app }) => {
  const routes = await listRoutes()
  const counts: Record<string, number> = {}
  await playRounds(2, async (seed) => {
    const { statuses, failures } = await fuzz(app.url, routes, { requests: 100, seed })
    expect(failures).toEqual([])
    for (const [status, count] of Object.entries(statuses)) {
      counts[status] = (counts[status] ?? 0) + count
    }
  })
  if (isSoak) return
  // Right ones were among them.
  expect(counts[200]).toBeGreaterThan(30)
  expect(counts[201]).toBeGreaterThan(3)
  expect(counts[400]).toBeGreaterThan(20)
})
