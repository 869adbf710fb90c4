import { sql } from 'kysely'
import { expect } from 'vitest'
import { test } from '../harness.ts'
import { type Environment, engine } from '../household.ts'
import { look } from '../look.ts'
import { firstSeed, rounds, roundsTimeout } from '../rounds.ts'
import { torture } from './torture.ts'

/** Ten to read, four to write, and one that hears what changes. */
const mostConnections = 15

/** The database and its log by each connection, and what Node itself reads. */
const mostFiles = 16

/** How many connections PostgreSQL still serves, but for the one that asks. */
const connectionsOf = (env: Environment) =>
  look(env, async (reader) => {
    const others = sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    return (await others.execute(reader)).rows.length
  })

test('whatever goes wrong, nothing acknowledged is lost, doubled or untold', {
  timeout: roundsTimeout,
}, async ({ household: { env } }) => {
  const seed = firstSeed
  const { requests, faults, open, ...damage } = await torture(env, { rounds: rounds(1), seed })
  const whole = { retries: expect.any(Number), lost: [], doubled: [], untold: [] }
  expect(damage, `seed ${seed}`).toEqual(whole)
  expect(requests).toBeGreaterThan(20)
  expect(Object.keys(faults).length).toBeGreaterThan(3)

  expect(open.connections).toBeLessThanOrEqual(mostConnections)
  expect(open.handles, 'files and sockets').toBeLessThan(100)
  expect(open.files.length, open.files.join()).toBeLessThanOrEqual(mostFiles)
  if (engine === 'postgres') await expect.poll(() => connectionsOf(env)).toBe(0)
})
