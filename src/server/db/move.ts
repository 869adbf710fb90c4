import { type Kysely, sql, type Transaction } from 'kysely'
import { cannotStart } from '../lifecycle/cannotStart.ts'
import { Batches } from './batches.ts'
import { readLastId, writeLastId } from './lastIds.ts'
import { appliedSteps, type Migrations, runAllSteps } from './migrate.ts'
import type { Database, Reader } from './open.ts'
import { inPages } from './pages.ts'
import { digestOf, type RowSum } from './rowSum.ts'
import type { Tables } from './tables.ts'

type Row = Record<string, unknown>

export type Moved = { table: string; rows: number }

/**
 * Copies a database with all ids, versions and history into an empty one, of either engine. Reads
 * one moment of the source, and writes all of it or nothing.
 */
export async function moveDatabase(
  source: Database,
  target: Database,
  migrations: Migrations,
): Promise<Moved[]> {
  await refuseOtherSteps(source, migrations)
  await refuseFull(target)
  return target.writer.transaction(async (tx) => {
    await runAllSteps({ tx, engine: target.engine }, migrations)
    const before = await stateOf(source.reader)
    const copied = await source.snapshot((from) => copyTables(source, from, target, tx))
    for (const { table, sum, lastId } of copied) {
      const arrived = await digestOf(readTable(tx, table))
      if (arrived.digest !== sum.digest || arrived.rows !== sum.rows) {
        throw new Error(`${table} arrived with ${arrived.rows} of ${sum.rows} rows, or not as sent`)
      }
      if ((await readLastId(target.engine, tx, table)) !== lastId) {
        throw new Error(`the last id of ${table} did not arrive`)
      }
    }
    if ((await stateOf(source.reader)) !== before) {
      throw cannotStart(
        'Something was changed while it was copied. Stop Food Pal, then move again. Nothing was moved.',
      )
    }
    return copied.map(({ table, sum: { rows } }) => ({ table, rows }))
  })
}

async function refuseOtherSteps({ reader }: Database, migrations: Migrations) {
  const applied = await appliedSteps(reader)
  if (applied.join() === Object.keys(migrations).sort().join()) return
  throw cannotStart(
    applied.length === 0
      ? 'There is no household to move: the database is empty.'
      : 'The database is of another version of Food Pal. Start this one once, then move. Nothing was moved.',
  )
}

async function refuseFull({ reader }: Database) {
  const tables = await reader.introspection.getTables()
  if (tables.length === 0) return
  throw cannotStart(
    `The target isn't empty: it has ${tables.map(({ name }) => name)[0]} and ${tables.length - 1} more tables. Nothing was moved.`,
  )
}

type Copied = { table: string; sum: RowSum; lastId: number }

async function copyTables(
  source: Database,
  from: Reader,
  target: Database,
  tx: Transaction<Tables>,
): Promise<Copied[]> {
  const tables = (await from.introspection.getTables()).map(({ name }) => name).sort(changesFirst)
  // Some steps fill their tables.
  for (const table of tables.toReversed()) await ofAnyTable(tx).deleteFrom(table).execute()
  const copied: Copied[] = []
  for (const table of tables) {
    const rows = new Batches<string, Row>(async (_, batch) => {
      await ofAnyTable(tx).insertInto(table).values(batch).execute()
    })
    const passing = async function* () {
      for await (const row of readTable(from, table)) {
        await rows.add(table, row)
        yield row
      }
    }
    const sum = await digestOf(passing())
    await rows.finish()
    const lastId = await readLastId(source.engine, from, table)
    await writeLastId(target.engine, tx, table, lastId)
    copied.push({ table, sum, lastId })
  }
  return copied
}

/** Entries of history refer to changes, and nothing else refers to anything. */
const changesFirst = (a: string, b: string) =>
  Number(b === 'changes') - Number(a === 'changes') || (a < b ? -1 : 1)

// biome-ignore lint/suspicious/noExplicitAny: Kysely's word for a database of unknown tables
const ofAnyTable = (db: Kysely<Tables>) => db as unknown as Kysely<any>

/** Tables without numbered rows (revisions, sessions, keys of a day) are small. */
async function* readTable(reader: Kysely<Tables>, table: string): AsyncGenerator<Row> {
  const db = ofAnyTable(reader)
  const tables = await db.introspection.getTables()
  const id = tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === 'id')
  if (id && /^int/i.test(id.dataType)) {
    yield* inPages(async (after, most) => {
      const page = db.selectFrom(table).selectAll().where('id', '>', after)
      return (await page.orderBy('id').limit(most).execute()) as (Row & { id: number })[]
    })
  } else yield* await db.selectFrom(table).selectAll().execute()
}

/** Another number means that somebody wrote. */
async function stateOf(reader: Reader): Promise<string> {
  const query = sql<Row>`select (select max("id") from "changes") as "lastChange",
    (select sum("revision") from "revisions") as "revisions"`
  return JSON.stringify((await query.execute(reader)).rows)
}
