import { sql, type Transaction } from 'kysely'
import type { RecordFields } from '#shared/fields.ts'
import { Batches } from '../db/batches.ts'
import { rowsOf } from '../db/records.ts'
import type { Engine, Tables } from '../db/tables.ts'
import { compareRecords, type ListedRecord } from './compareRecords.ts'
import { withDerived } from './derivedFields.ts'
import type { Recorder, Written } from './recorder.ts'
import type { AnyRecordType } from './recordType.ts'

/** Lists as they should become. Records of other types stay as they are. */
export type Restored = {
  recordTypes: readonly AnyRecordType[]
  /** Reads from the beginning on each call; type by type, by id. */
  records: () => AsyncIterable<ListedRecord>
}

type Target = { tx: Transaction<Tables>; recorder: Recorder; engine: Engine }

/**
 * Missing records are inserted exactly as they were. Records that differ get a version that nobody
 * has seen, so that open forms notice. Deletions come first, so that unique names can be swapped.
 */
export async function restore(target: Target, restored: Restored): Promise<void> {
  const newVersions = await removeOthers(target, restored)
  await insertMissing(target, restored, newVersions)
}

/** Versions of the records that differ, by type and id. */
type NewVersions = Map<string, number>

const keyOf = ({ name }: AnyRecordType, id: number) => `${name} ${id}`

async function removeOthers({ tx, recorder }: Target, { recordTypes, records }: Restored) {
  const newVersions: NewVersions = new Map()
  const leaving = new Batches<AnyRecordType, Written<RecordFields>>(async (recordType, written) => {
    await rowsOf(tx, recordType).removeAll(written.flatMap(({ before }) => before?.id ?? []))
    await recorder.recordAll(recordType, written)
  })
  for await (const { recordType, before, after, isSame } of compareRecords(
    tx,
    recordTypes,
    records(),
  )) {
    if (!before || isSame) continue
    if (!after) {
      await leaving.add(recordType, { operation: 'delete', before, after: null })
      continue
    }
    const version = Math.max(before.version, after.version) + 1
    newVersions.set(keyOf(recordType, after.id), version)
    const stored = { ...completed(recorder, recordType, after), version, updatedAt: recorder.at }
    await leaving.add(recordType, { operation: 'update', before, after: stored })
  }
  await leaving.finish()
  return newVersions
}

/** A record of an older program, with its derived fields. */
const completed = ({ dayOf }: Recorder, recordType: AnyRecordType, record: RecordFields) =>
  withDerived(recordType, record, dayOf(record.updatedAt))

/** Records that differed are deleted by now, so a missing one is new or changed. */
async function insertMissing(
  { tx, recorder, engine }: Target,
  { recordTypes, records }: Restored,
  newVersions: NewVersions,
) {
  const filled = new Set<AnyRecordType>()
  const arriving = new Batches<AnyRecordType, RecordFields>(async (recordType, batch) => {
    await rowsOf(tx, recordType).insertAll(batch)
    const added = batch.filter(({ id }) => !newVersions.has(keyOf(recordType, id)))
    await recorder.recordAll(
      recordType,
      added.map((after) => ({ operation: 'create', before: null, after })),
    )
    filled.add(recordType)
  })
  for await (const { recordType, before, after } of compareRecords(tx, recordTypes, records())) {
    if (before || !after) continue
    const version = newVersions.get(keyOf(recordType, after.id))
    const whole = completed(recorder, recordType, after)
    await arriving.add(recordType, version ? { ...whole, version, updatedAt: recorder.at } : whole)
  }
  await arriving.finish()
  if (engine === 'postgres') for (const { table } of filled) await advanceIds(tx, table)
}

/** PostgreSQL's sequences don't notice ids that were inserted explicitly. */
export async function advanceIds(tx: Transaction<Tables>, table: string) {
  const sequence = sql`pg_get_serial_sequence(${`"${table}"`}, 'id')`
  const highest = sql`(select max("id") from ${sql.table(table)})`
  await sql`select setval(${sequence}, greatest(nextval(${sequence}), ${highest}))`.execute(tx)
}
