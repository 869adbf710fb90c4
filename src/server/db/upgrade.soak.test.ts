import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, vi } from 'vitest'
import { makeBackup } from '#features/backup/kept/makeBackup.ts'
import { filesIn, readable } from '#test/backups.ts'
import { earlierSchemas, makeEarlier, type Rows, rowsOf } from '#test/earlierDatabase.ts'
import { test, testOnEmpty } from '#test/harness.ts'
import { engine } from '#test/household.ts'
import { isSoak } from '#test/rounds.ts'
import { openAppContext } from '../appContext.ts'
import { features } from '../features.ts'
import { type Config, readConfig } from '../lifecycle/config.ts'
import type { MigrationDb } from './migrate.ts'

/** All of them on SQLite, which makes a database in no time; on PostgreSQL in `npm run soak`. */
const tried =
  engine === 'sqlite' || isSoak ? earlierSchemas : earlierSchemas.filter((_, n) => n % 3 === 0)

const copiesOf = ({ dataDir }: Config) =>
  filesIn(join(dataDir, 'backups')).filter((name) => name.includes('before-upgrade'))

/** Expects a copy to hold each row of the database before. */
function expectCopied(path: string, { migrations = [], ...before }: Rows) {
  if (engine === 'sqlite') {
    const copy = new DatabaseSync(path, { readOnly: true })
    for (const [table, rows] of Object.entries({ migrations, ...before })) {
      const copied = copy.prepare(`select * from "${table}" order by 1`).all()
      expect(copied.map((row) => ({ ...row }))).toEqual(rows)
    }
    copy.close()
    return
  }
  const { records, history, migrations: steps } = readable(readFileSync(path))
  expect(steps).toEqual(migrations.map(({ name }) => name))
  expect(history).toHaveLength(before.changes?.length ?? 0)
  for (const { name, table, audit } of features.flatMap((each) => each.recordTypes ?? [])) {
    if (!audit) expect(records[name]?.length, name).toBe(before[table]?.length)
  }
  if (records.pantry) expect(records.pantry).toMatchObject(before.pantryItems ?? [])
}

describe('a database of an earlier program', () => {
  testOnEmpty.for(tried.map((steps) => ({ steps, count: steps.length, last: steps.at(-1) ?? '' })))(
    'with $count steps up to $last keeps every row, and a copy',
    async ({ steps, last }, { household }) => {
      const config = readConfig(household.env)
      const { migrations = [], ...before } = await makeEarlier(config, steps)
      const app = await openAppContext(config, features)
      const after = await rowsOf(app.reader)
      for (const [table, rows] of Object.entries(before)) {
        const isText = table === 'settings' && !steps.includes('010-settings-as-json')
        const expected = rows.map((row) => (isText ? { ...row, value: '"dark"' } : row))
        expect(after[table], table).toMatchObject(expected)
        expect(after[table], table).toHaveLength(rows.length)
      }
      const [copy = '', ...others] = copiesOf(config)
      expect(copy).toContain(`-at-${last}.`)
      expect(others).toEqual([])
      expectCopied(join(config.dataDir, 'backups', copy), { migrations, ...before })
      // Reads every record by its schema of today.
      await makeBackup(app)
      await app.close()
    },
  )
})

describe('an upgrade', () => {
  const future = { recordTypes: [], migrations: { '999-future': async () => {} } }
  const broken = {
    recordTypes: [],
    migrations: {
      '998-broken': async ({ tx }: MigrationDb) => {
        await tx.deleteFrom('pantryItems').execute()
        throw new Error('half-way')
      },
    },
  }

  test('is told in one line of the log; a downgrade is refused, and names the copy', async ({
    household,
  }) => {
    const config = readConfig(household.env)
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    await (await openAppContext(config, [...features, future])).close()
    const lines = told.mock.calls.map(([line]) => JSON.parse(line))
    told.mockRestore()
    const [copy = ''] = copiesOf(config)
    expect(lines).toMatchObject([
      {
        event: 'database upgraded',
        from: expect.stringMatching(/^\d{3}-/),
        to: '999-future',
        steps: 1,
        copy: join('backups', copy),
      },
    ])
    await expect(openAppContext(config, features)).rejects.toThrow(
      `The database is newer than this program (it knows 999-future). Update Food Pal. Or go back to how things were before the upgrade, with ${join(config.dataDir, 'backups', copy)}: the README says how.`,
    )
  })

  test('that fails changes nothing, keeps the copy, and says so', async ({ app }) => {
    await app.post('/api/sample-household')
    await app.close()
    const config = readConfig(app.env)
    const before = await app.look(rowsOf)
    const failed = openAppContext(config, [...features, broken])
    await expect(failed).rejects.toThrow(
      /^The upgrade failed at 998-broken: Error: half-way\. Nothing was changed, so the version of Food Pal that you had before still starts\. A copy from before is in .+\.$/,
    )
    const [copy = ''] = copiesOf(config)
    await expect(failed).rejects.toThrow(join(config.dataDir, 'backups', copy))
    expect(await app.look(rowsOf)).toEqual(before)
    expectCopied(join(config.dataDir, 'backups', copy), before)
    // Again and again, as a service manager does: one copy is left.
    await expect(openAppContext(config, [...features, broken])).rejects.toThrow('half-way')
    expect(copiesOf(config)).toHaveLength(1)
    await (await openAppContext(config, features)).close()
  })

  test.runIf(engine === 'postgres')('may take its time for the copy', async ({ household }) => {
    let patience = ''
    const asking = {
      recordTypes: [],
      migrations: {
        '999-asking': async ({ tx }: MigrationDb) => {
          const { rows } = await sql<
            Record<string, string>
          >`show idle_in_transaction_session_timeout`.execute(tx)
          patience = Object.values(rows[0] ?? {}).join()
        },
      },
    }
    await (await openAppContext(readConfig(household.env), [...features, asking])).close()
    expect(patience).toBe('0')
  })

  test('is done by one of several programs that start together', async ({ household }) => {
    const config = readConfig(household.env)
    const apps = await Promise.all(
      [1, 2, 3].map(() => openAppContext(config, [...features, future])),
    )
    expect(copiesOf(config)).toHaveLength(1)
    for (const app of apps) await app.close()
  })

  test('is not done by a command beside the program', async ({ household }) => {
    const config = readConfig(household.env)
    const parts = [...features, future]
    await expect(openAppContext(config, parts, { upgrades: false })).rejects.toThrow(
      'The database is from an earlier version of Food Pal. Start Food Pal once, which keeps a copy and upgrades it.',
    )
    expect(copiesOf(config)).toEqual([])
    await (await openAppContext(config, features, { upgrades: false })).close()
  })

  testOnEmpty('of nothing needs no copy', async ({ household }) => {
    const config = readConfig(household.env)
    await (await openAppContext(config, features, { upgrades: false })).close()
    expect(copiesOf(config)).toEqual([])
  })
})
