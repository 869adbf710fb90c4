import type { RecordFields } from '#shared/fields.ts'
import { dayIn } from '#shared/time.ts'
import type { Database } from '../db/open.ts'
import { listRecords, rowsOf } from '../db/records.ts'
import { log } from '../lifecycle/log.ts'
import { isSame } from './compareRecords.ts'
import type { AnyRecordType } from './recordType.ts'

export type DayOf = (moment: string) => string

export const dayOfIn =
  (timeZone: string): DayOf =>
  (moment) =>
    dayIn(timeZone, new Date(moment))

/** The fields with their derived one, unless it is already set. */
export function withDerived<Fields extends object>(
  { derived }: AnyRecordType,
  fields: Fields,
  writtenOn: string,
): Fields {
  if (!derived) return fields
  const known = new Map(Object.entries(fields))
  const day = known.get(derived.field) ?? derived.read(known.get(derived.from) ?? null, writtenOn)
  return { ...fields, [derived.field]: day }
}

/** The changed fields, with the derived one if its source changed. */
export function alsoDerived<Fields extends object>(
  recordType: AnyRecordType,
  changed: Fields,
  writtenOn: string,
): Fields {
  return recordType.derived && recordType.derived.from in changed
    ? withDerived(recordType, changed, writtenOn)
    : changed
}

/**
 * Fills derived fields of older records, by the day of their last change. Nobody wrote anything, so
 * versions and history stay.
 */
export async function fillDerived(
  database: Pick<Database, 'reader' | 'writer'>,
  recordTypes: readonly AnyRecordType[],
  dayOf: DayOf,
): Promise<void> {
  for (const recordType of recordTypes.filter(({ derived }) => derived)) {
    try {
      await fillKind(database, recordType, dayOf)
    } catch (error) {
      // A full disk or a damaged page must not keep the program from starting.
      log.warn('derived fields not filled', { list: recordType.name, error: String(error) })
    }
  }
}

async function fillKind(
  { reader, writer }: Pick<Database, 'reader' | 'writer'>,
  recordType: AnyRecordType,
  dayOf: DayOf,
) {
  const records: RecordFields[] = await listRecords(reader, recordType)
  const filled = records
    .map((record) => ({ record, whole: withDerived(recordType, record, dayOf(record.updatedAt)) }))
    .filter(({ record, whole }) => !isSame(recordType, record, whole))
  if (filled.length === 0) return
  await writer.transaction(async (tx) => {
    for (const { whole } of filled) await rowsOf(tx, recordType).update(whole.id, whole)
  })
}
