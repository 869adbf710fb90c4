import type { Kysely } from 'kysely'
import { kernelMigrations } from '#server/db/kernel.migrations.ts'
import { joinMigrations, type Migrations, migrate } from '#server/db/migrate.ts'
import { openDatabase, type Reader } from '#server/db/open.ts'
import { features } from '#server/features.ts'
import type { Config } from '#server/lifecycle/config.ts'
import { earlierHousehold } from './earlierHousehold.ts'

const all = joinMigrations([kernelMigrations, ...features.map((each) => each.migrations ?? {})])
const names = Object.keys(all).sort()

const upTo = (last: string, ...missing: string[]) =>
  names.filter((name) => name.slice(0, 3) <= last && !missing.includes(name.slice(0, 3)))

/** The steps of every schema that main ever had, and each one between two of them. */
export const earlierSchemas: readonly string[][] = [
  ...names.slice(0, -1).map((last) => upTo(last.slice(0, 3))),
  // Where a later step came first.
  upTo('006', '004', '005'),
  upTo('006', '005'),
  upTo('009', '007', '008'),
  upTo('009', '008'),
  upTo('015', '014'),
  upTo('016', '014'),
  upTo('019', '017', '018'),
  upTo('023', '017', '018', '022'),
  upTo('023', '017', '018'),
  upTo('035', '033', '034'),
  upTo('035', '033'),
  upTo('036', '033'),
]

type Row = Record<string, unknown>
export type Rows = Record<string, Row[]>

// biome-ignore lint/suspicious/noExplicitAny: Kysely's word for a database of unknown tables
const ofAnyTime = (db: Reader) => db as unknown as Kysely<any>

/** Every table's rows, by its first column. */
export async function rowsOf(reader: Reader): Promise<Rows> {
  const db = ofAnyTime(reader)
  const all: Rows = {}
  for (const { name, columns } of await db.introspection.getTables()) {
    const first = String(columns[0]?.name)
    // One after the other: at once each would open a connection.
    all[name] = await db.selectFrom(name).selectAll().orderBy(first).execute()
  }
  return all
}

/** Makes a database as a program with these steps left it, with a household in it. */
export async function makeEarlier(config: Config, steps: readonly string[]): Promise<Rows> {
  const known = Object.entries(all).filter(([name]) => steps.includes(name))
  const database = await openDatabase(config)
  try {
    await migrate(database.writer, Object.fromEntries(known) as Migrations)
    await database.writer.transaction(async (tx) => {
      const db = ofAnyTime(tx)
      const tables = await db.introspection.getTables()
      for (const [table, rows] of Object.entries(earlierHousehold)) {
        const columns = tables.find(({ name }) => name === table)?.columns ?? []
        if (columns.length === 0) continue
        const cut = (row: Row): Row =>
          Object.fromEntries(columns.map(({ name }) => [name, row[name]]))
        for (const row of rows)
          await db
            .insertInto(table)
            .values(asOf(steps, cut(row)))
            .execute()
      }
    })
    return await rowsOf(database.reader)
  } finally {
    await database.close()
  }
}

/** Settings were plain text before step 010. */
const asOf = (steps: readonly string[], row: Row): Row =>
  row.key === 'theme' && !steps.includes('010-settings-as-json') ? { ...row, value: 'dark' } : row
