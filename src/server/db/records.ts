import type { Kysely, Transaction } from 'kysely'
import type { RecordFields } from '#shared/fields.ts'
import type { AnyRecordType, Draft, RecordType } from '../records/recordType.ts'
import type { Columns } from './columns.ts'
import type { Reader } from './open.ts'
import { inPages } from './pages.ts'
import type { Tables } from './tables.ts'

/** The columns that all record tables share. */
type AnyTable = { anyKind: Columns<RecordFields> }

/** The only cast from a record type to its table. */
const tableOf = (db: Kysely<Tables>, { table, encode, decode }: AnyRecordType) => ({
  db: db as unknown as Kysely<AnyTable>,
  table: table as keyof AnyTable,
  encode,
  decode,
})

export async function listRecords<R extends RecordFields>(
  reader: Reader,
  recordType: RecordType<R>,
) {
  const { db, table, decode } = tableOf(reader, recordType)
  const rows = await db.selectFrom(table).selectAll().orderBy('id').execute()
  return rows.map((row): R => decode(row))
}

/** All records by id, read in pages. */
export const eachRecord = <R extends RecordFields>(reader: Reader, recordType: RecordType<R>) =>
  inPages(async (after, most): Promise<R[]> => {
    const { db, table, decode } = tableOf(reader, recordType)
    const page = db.selectFrom(table).selectAll().where('id', '>', after)
    const rows = await page.orderBy('id').limit(most).execute()
    return rows.map((row): R => decode(row))
  })

export async function findRecord<R extends RecordFields>(
  reader: Reader,
  recordType: RecordType<R>,
  id: number,
): Promise<R | undefined> {
  const { db, table, decode } = tableOf(reader, recordType)
  const row = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
  return row && decode(row)
}

export async function recordsById<R extends RecordFields>(
  reader: Reader,
  recordType: RecordType<R>,
  ids: readonly number[],
): Promise<R[]> {
  if (ids.length === 0) return []
  const { db, table, decode } = tableOf(reader, recordType)
  const unique = [...new Set(ids)]
  const rows = await db.selectFrom(table).selectAll().where('id', 'in', unique).execute()
  return rows.map((row): R => decode(row))
}

export async function idsOf(reader: Reader, recordType: AnyRecordType, ids: readonly number[]) {
  const { db, table } = tableOf(reader, recordType)
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

export async function countRecords(reader: Reader, recordType: AnyRecordType): Promise<number> {
  const { db, table } = tableOf(reader, recordType)
  const counted = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** Ids beyond the `newest` records, oldest first, at most 100. */
export async function idsBeyond(
  reader: Reader,
  recordType: AnyRecordType,
  newest: number,
): Promise<number[]> {
  const { db, table } = tableOf(reader, recordType)
  const rows = await db
    .selectFrom(table)
    .select('id')
    .orderBy('id', 'desc')
    .offset(newest)
    .limit(100)
    .execute()
  return rows.map(({ id }) => id).reverse()
}

type Fields<R extends RecordFields> = Partial<Draft<R>> & Partial<RecordFields>

export function rowsOf<R extends RecordFields>(tx: Transaction<Tables>, recordType: RecordType<R>) {
  const { db, table, encode, decode } = tableOf(tx, recordType)
  return {
    insert: async (fields: Fields<R>): Promise<R> => {
      const inserted = db.insertInto(table).values(encode(fields)).returningAll()
      return decode(await inserted.executeTakeFirstOrThrow())
    },
    update: async (id: number, fields: Fields<R>): Promise<R> => {
      const updated = db.updateTable(table).set(encode(fields)).where('id', '=', id).returningAll()
      return decode(await updated.executeTakeFirstOrThrow())
    },
    insertAll: async (records: readonly R[]) =>
      void (await db.insertInto(table).values(records.map(encode)).execute()),
    removeAll: async (ids: readonly number[]) =>
      void (await db.deleteFrom(table).where('id', 'in', ids).execute()),
    remove: async (id: number) => void (await db.deleteFrom(table).where('id', '=', id).execute()),
  }
}
