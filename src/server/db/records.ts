import type { Kysely, Transaction } from 'kysely'
import type { RecordFields } from '#shared/fields.ts'
import type { AnyKind, Draft, Kind } from '../kind.ts'
import type { Columns } from './columns.ts'
import type { Reader } from './open.ts'
import type { Tables } from './tables.ts'

/** What the tables of all kinds have in common; a kind's codec knows the rest. */
type AnyTable = { anyKind: Columns<RecordFields> }

/** The one cast from a kind to its table: all access by kind goes through here. */
function tableOf(db: Kysely<Tables>, kind: AnyKind) {
  const { encode, decode } = kind
  return {
    db: db as unknown as Kysely<AnyTable>,
    table: kind.table as keyof AnyTable,
    encode,
    decode,
  }
}

export async function listRecords<R extends RecordFields>(
  reader: Reader,
  kind: Kind<R>,
): Promise<R[]> {
  const { db, table, decode } = tableOf(reader, kind)
  return (await db.selectFrom(table).selectAll().orderBy('id').execute()).map(decode)
}

export async function findRecord<R extends RecordFields>(
  reader: Reader,
  kind: Kind<R>,
  id: number,
): Promise<R | undefined> {
  const { db, table, decode } = tableOf(reader, kind)
  const row = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
  return row && decode(row)
}

export async function countRecords(reader: Reader, kind: AnyKind): Promise<number> {
  const { db, table } = tableOf(reader, kind)
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What a record says, and what every record carries. */
type Fields<R extends RecordFields> = Partial<Draft<R>> & Partial<RecordFields>

export async function insertRecord<R extends RecordFields>(
  tx: Transaction<Tables>,
  kind: Kind<R>,
  fields: Fields<R>,
): Promise<R> {
  const { db, table, encode, decode } = tableOf(tx, kind)
  const row = await db
    .insertInto(table)
    .values(encode(fields))
    .returningAll()
    .executeTakeFirstOrThrow()
  return decode(row)
}

export async function updateRecord<R extends RecordFields>(
  tx: Transaction<Tables>,
  kind: Kind<R>,
  id: number,
  fields: Fields<R>,
): Promise<R> {
  const { db, table, encode, decode } = tableOf(tx, kind)
  const row = await db
    .updateTable(table)
    .set(encode(fields))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return decode(row)
}

export async function deleteRecord(tx: Transaction<Tables>, kind: AnyKind, id: number) {
  const { db, table } = tableOf(tx, kind)
  await db.deleteFrom(table).where('id', '=', id).execute()
}
