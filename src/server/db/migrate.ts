import type { ColumnDefinitionBuilder, CreateTableBuilder, Transaction } from 'kysely'
import { sql } from 'kysely'
import { timestamp } from '#shared/time.ts'
import { CannotStart } from '../lifecycle/cannotStart.ts'
import { DamagedDatabase } from './dbErrors.ts'
import type { Reader } from './open.ts'
import type { Engine, Tables } from './tables.ts'
import type { Writer } from './writer.ts'

/** Migrations are named `001-what`, and run once each in the order of their names. */
export type Migrations = Record<string, (db: MigrationDb) => Promise<void>>

/**
 * A migration knows the tables of its own time, not today's. Released migrations never change, nor
 * do `identity` and `recordTable`, which they use.
 */
// biome-ignore lint/suspicious/noExplicitAny: Kysely's word for a database of unknown tables
export type MigrationDb = { tx: Transaction<any>; engine: Engine }

export class NewerDatabase extends CannotStart {}

/** A migration that failed, with its error as the cause. */
export class BrokenStep extends Error {
  readonly step: string

  constructor(step: string, cause: unknown) {
    super(`${step} failed: ${String(cause)}`, { cause })
    this.step = step
  }
}

/** From the last step that was there before (none in a new database) to the last one now. */
type Migrated = { from: string | undefined; to: string; steps: number }

/**
 * Runs pending migrations in one transaction, so instances may start together. `copyFirst` is called
 * before the first one, if the database has had any, while nobody else can write. Undefined if none
 * was pending.
 */
export async function migrate(
  writer: Writer,
  migrations: Migrations,
  copyFirst: (lastStep: string) => Promise<void> = async () => {},
): Promise<Migrated | undefined> {
  return writer.transaction(async (tx) => {
    await makeStepTable(tx)
    const applied = await stepsIn(tx)
    const unknown = applied.filter((name) => !(name in migrations))
    if (unknown.length > 0) {
      throw new NewerDatabase(
        `The database is newer than this program (it knows ${unknown.at(-1)}). Update Food Pal.`,
      )
    }
    const pending = Object.keys(migrations)
      .filter((name) => !applied.includes(name))
      .sort()
    const [from, to] = [applied.at(-1), pending.at(-1)]
    if (!to) return undefined
    if (from) {
      // The transaction waits while another connection makes the copy, minutes for a large one.
      if (writer.engine === 'postgres')
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
      await copyFirst(from)
    }
    await runSteps({ tx, engine: writer.engine }, migrations, pending)
    return { from, to: from && from > to ? from : to, steps: pending.length }
  })
}

/** Makes all tables in an empty database. */
export async function runAllSteps(db: MigrationDb, migrations: Migrations) {
  await makeStepTable(db.tx)
  await runSteps(db, migrations, Object.keys(migrations).sort())
}

/** One moment for all, which tells an upgrade from the one before. */
async function runSteps(db: MigrationDb, migrations: Migrations, names: readonly string[]) {
  const appliedAt = timestamp()
  for (const name of names) {
    try {
      await migrations[name]?.(db)
    } catch (error) {
      throw new BrokenStep(name, error)
    }
    await db.tx.insertInto('migrations').values({ name, appliedAt }).execute()
  }
}

/** For a database that must not be written: all migrations must have run before. */
export async function requireMigrated(reader: Reader, migrations: Migrations): Promise<void> {
  const applied = await stepsIn(reader)
  if (Object.keys(migrations).some((name) => !applied.includes(name))) {
    throw new DamagedDatabase('steps are missing')
  }
}

/** None in an empty database. */
export async function appliedSteps(reader: Reader): Promise<string[]> {
  const tables = await reader.introspection.getTables()
  return tables.some(({ name }) => name === 'migrations') ? stepsIn(reader) : []
}

async function stepsIn(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom('migrations').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

const makeStepTable = (tx: Transaction<Tables>) =>
  tx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('appliedAt', 'text', (column) => column.notNull())
    .execute()

/** Joins the migrations of all features. Two with the same name are a defect. */
export function joinMigrations(parts: Migrations[]): Migrations {
  const all = parts.flatMap((part) => Object.entries(part))
  const joined = Object.fromEntries(all)
  if (Object.keys(joined).length !== all.length) throw new Error('two migrations share a name')
  return joined
}

/** Ids are never reused, also after a delete, so that history refers to the same record. */
export function identity(engine: Engine) {
  return (column: ColumnDefinitionBuilder) =>
    engine === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity()
}

/** A table with the fields of every record: id, version, createdAt, updatedAt. */
export function recordTable(
  { tx, engine }: MigrationDb,
  table: string,
): CreateTableBuilder<string, string> {
  return tx.schema
    .createTable(table)
    .addColumn('id', 'integer', identity(engine))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(sql`1`))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
}
