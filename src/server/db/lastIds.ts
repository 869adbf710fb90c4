import { type Kysely, sql } from 'kysely'
import type { Engine, Tables } from './tables.ts'

type Db = Kysely<Tables>

/** The last id that a table has given out, also to a row that is gone; 0 if none. */
export async function readLastId(engine: Engine, db: Db, table: string): Promise<number> {
  if (engine === 'sqlite') {
    const { rows } =
      await sql<Last>`select seq as last from sqlite_sequence where name = ${table}`.execute(db)
    return rows[0]?.last ?? 0
  }
  const sequence = await sequenceOf(db, table)
  if (!sequence) return 0
  // A sequence does not notice ids that were inserted explicitly.
  const { rows } = await sql<Last>`select greatest(
    (select case when is_called then last_value else 0 end from ${sql.raw(sequence)}),
    (select max("id") from ${sql.table(table)})) as last`.execute(db)
  return Number(rows[0]?.last ?? 0)
}

/** No id is used twice, so that history refers to the same record. */
export async function writeLastId(engine: Engine, db: Db, table: string, last: number) {
  if (last === 0) return
  if (engine === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db)
    return
  }
  const sequence = await sequenceOf(db, table)
  if (sequence) await sql`select setval(${sequence}, ${last})`.execute(db)
}

type Last = { last: number }

async function sequenceOf(db: Db, table: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`select pg_get_serial_sequence(
    ${`"${table}"`}, (select attname::text from pg_attribute
      where attrelid = ${`"${table}"`}::regclass and attidentity <> '')) as name`.execute(db)
  return rows[0]?.name ?? undefined
}
