import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import type { Writing } from '#server/records/change.ts'
import { compareRecords } from '#server/records/compareRecords.ts'
import { withDerived } from '#server/records/derivedFields.ts'
import type { AnyRecordType } from '#server/records/recordType.ts'
import type { ListPreview } from './backup.logic.ts'
import { type Imported, parseExport, planImport } from './importExport.ts'
import type { BackupContent } from './readBackup.ts'

export type Restoration = {
  source: 'backup' | 'export'
  madeAt: string
  preview: (reader: Reader) => Promise<{ recordType: AnyRecordType; list: ListPreview }[]>
  apply: (w: Writing) => Promise<void>
}

export const ofBackup = ({
  madeAt,
  recordTypes,
  records,
  history,
}: BackupContent): Restoration => ({
  source: 'backup',
  madeAt,
  preview: async (reader) => {
    const lists = new Map(recordTypes.map((recordType) => [recordType, emptyPreview(recordType)]))
    for await (const { recordType, before, after, isSame } of compareRecords(
      reader,
      recordTypes,
      records(),
    )) {
      const list = lists.get(recordType)
      if (!list) continue
      if (!before) list.added += 1
      else if (!after) list.removed += 1
      else if (isSame) list.same += 1
      else list.changed += 1
    }
    return [...lists].map(([recordType, list]) => ({ recordType, list }))
  },
  apply: async (w) => {
    await w.importHistory(history())
    await w.restore({ recordTypes, records })
  },
})

const emptyPreview = ({ heading }: AnyRecordType): ListPreview => ({
  heading,
  added: 0,
  changed: 0,
  removed: 0,
  same: 0,
})

/** Adds missing records and changes different ones; removes nothing. */
export function ofExport(file: unknown, recordTypes: readonly AnyRecordType[]): Restoration {
  const { timestamp, lists } = parseExport(file, recordTypes)
  return {
    source: 'export',
    madeAt: timestamp,
    preview: (reader) =>
      Promise.all(
        lists.map(async ({ recordType, records }) => {
          const { added, changed, same } = planImport(
            recordType,
            await listRecords(reader, recordType),
            records,
          )
          const counts = { added: added.length, changed: changed.length, same }
          return { recordType, list: { ...emptyPreview(recordType), ...counts } }
        }),
      ),
    apply: async (w) => {
      for (const { recordType, records } of lists) {
        const whole = records.map((record) => completed(recordType, record, w))
        const { added, changed } = planImport(
          recordType,
          await listRecords(w.reads, recordType),
          whole,
        )
        for (const { id, fields } of changed) await w.update(recordType, id, fields)
        for (const { fields } of added) await w.create(recordType, fields)
      }
    },
  }
}

/** An imported record with its derived fields, as of the day on which it was written. */
const completed = (
  recordType: AnyRecordType,
  { fields, origin }: Imported,
  { today, dayOf }: Writing,
) => ({
  fields: withDerived(recordType, fields, origin.updatedAt ? dayOf(origin.updatedAt) : today),
  origin,
})
