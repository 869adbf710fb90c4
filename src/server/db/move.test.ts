import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { earlierSchemas, makeEarlier, rowsOf } from '#test/earlierDatabase.ts'
import { earlierHousehold } from '#test/earlierHousehold.ts'
import { type App, test } from '#test/harness.ts'
import { type Environment, engine, newHousehold } from '#test/household.ts'
import { look } from '#test/look.ts'
import { openAppContext } from '../appContext.ts'
import { features } from '../features.ts'
import { readConfig } from '../lifecycle/config.ts'
import { moveHousehold } from '../moveHousehold.ts'
import { openDatabase } from './open.ts'

const placeOf = ({ DATABASE_URL, DATA_DIR = '' }: Environment) => DATABASE_URL ?? DATA_DIR

const move = (from: Environment, to: Environment) =>
  moveHousehold(['--to', placeOf(to)], from, features)

/** Rows of every table, in one order on both engines. */
async function contentOf(env: Environment) {
  const tables = Object.entries(await look(env, rowsOf))
  const sorted = tables.map(([table, rows]) => [
    table,
    rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort(),
  ])
  return Object.fromEntries(sorted)
}

/** A row in every table, a fraction, a change that was undone, and a last record that is gone. */
async function liveIn(app: App) {
  await app.post('/api/sample-household')
  const { body: jar } = await app.post('/api/pantry', pantryItem({ name: 'Jar 🫙' }))
  const deleted = await app.delete(`/api/pantry/${jar.id}`)
  await app.post('/api/undo', { changeId: Number(deleted.headers.get('X-Change-Id')) })
  await app.delete(`/api/pantry/${jar.id}`)
  await app.close()
  const database = await openDatabase(readConfig(app.env))
  await database.writer.transaction(async (tx) => {
    for (const table of ['cookings', 'aiUsage', 'messages', 'photos', 'proposals'] as const) {
      await tx
        .insertInto(table)
        .values(earlierHousehold[table] as never[])
        .execute()
    }
    await tx.insertInto('sessions').values({ id: 'somebody', createdAt: '2026-01-01' }).execute()
    await tx.updateTable('aiUsage').set({ cost: 0.1 }).execute()
  })
  await database.close()
  return jar.id as number
}

/** Every engine that the tests have. */
const engines = (['sqlite', 'postgres'] as const).filter(
  (each) => each === 'sqlite' || process.env.TEST_DATABASE_URL,
)

describe('a household that moves', () => {
  test.for(engines)('to %s and back is the same in every row', async (other, { app, start }) => {
    const gone = await liveIn(app)
    const before = await contentOf(app.env)
    expect(before.history.length).toBeGreaterThan(100)
    const [there, back] = [await newHousehold(other), await newHousehold()]

    await expect(move(app.env, there.env)).resolves.toMatch(
      /^Copied [\d,]+ rows of \d+ tables\. Counts, digests and last ids are equal, and nothing was changed at the source\./,
    )
    expect(await contentOf(there.env)).toEqual(before)
    expect(await contentOf(app.env), 'the source').toEqual(before)
    await move(there.env, back.env)
    expect(await contentOf(back.env)).toEqual(before)

    for (const { env } of [there, back]) {
      const moved = await start(env)
      const { body: added } = await moved.post('/api/pantry', pantryItem())
      expect(added.id, 'an id that nobody had').toBe(gone + 1)
      await moved.close()
    }
    await there.discard()
    await back.discard()
  })

  test('goes into an empty database only', async ({ app, otherApp }) => {
    await liveIn(app)
    await otherApp.close()
    const before = await contentOf(otherApp.env)
    await expect(move(app.env, otherApp.env)).rejects.toThrow(
      /^The target isn't empty: it has \w+ and \d+ more tables\. Nothing was moved\.$/,
    )
    await expect(move(app.env, app.env)).rejects.toThrow("The target isn't empty")
    expect(await contentOf(otherApp.env)).toEqual(before)
  })

  test('arrives whole or not at all', async ({ app }) => {
    await liveIn(app)
    const there = await newHousehold()
    // Everything else has been copied when it fails.
    const lastTable = 'wholeFamilyPreferences'
    const database = await openDatabase(readConfig(app.env))
    await database.writer.transaction(async (tx) => {
      await tx.schema.alterTable(lastTable).addColumn('zebra', 'integer').execute()
    })
    await database.close()
    await expect(move(app.env, there.env)).rejects.toThrow(/zebra/)
    expect(await look(there.env, rowsOf)).toEqual({})
    await there.discard()
  })

  test('is of this version', async ({ app }) => {
    const [earlier, there] = [await newHousehold(), await newHousehold()]
    await makeEarlier(readConfig(earlier.env), earlierSchemas[9] ?? [])
    await expect(move(earlier.env, there.env)).rejects.toThrow(
      'The database is of another version of Food Pal. Start this one once, then move. Nothing was moved.',
    )
    await expect(move(there.env, earlier.env)).rejects.toThrow('There is no household to move')
    await expect(moveHousehold([], app.env, features)).rejects.toThrow('Say where to: npm run move')
    await earlier.discard()
    await there.discard()
  })

  test.runIf(engine === 'sqlite')('leaves its file as it was, to the byte', async ({ app }) => {
    await liveIn(app)
    await (await openAppContext(readConfig(app.env), features)).close()
    const sum = () =>
      createHash('sha256')
        .update(readFileSync(join(app.env.DATA_DIR ?? '', 'food-pal.db')))
        .digest('hex')
    const before = sum()
    const there = await newHousehold()
    await move(app.env, there.env)
    expect(sum()).toBe(before)
    await there.discard()
  })
})
