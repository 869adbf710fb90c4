import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import type { Writing } from '#server/records/change.ts'
import { compareRecords } from '#server/records/compareRecords.ts'
import { withDerived } from '#server/records/derivedFields.ts'
import type { AnyRecordType } from '#server/records/recordType.ts'
import type { ListPreview } from './backup.logic.ts'
import { type Imported, Places, parseExport, planImport } from './importExport.ts'
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
    preview: async (reader) => {
      const places = new Places()
      const previews: Awaited<ReturnType<Restoration['preview']>> = []
      for (const { recordType, records } of lists) {
        const now = await listRecords(reader, recordType)
        const { added, changed, same } = planImport(recordType, now, records, places)
        // No record here has such an id, so whatever refers to it counts as new, too.
        for (const { origin } of added) places.put(recordType, origin, -1)
        const counts = { added: added.length, changed: changed.length, same }
        previews.push({ recordType, list: { ...emptyPreview(recordType), ...counts } })
      }
      return previews
    },
    apply: async (w) => {
      const places = new Places()
      for (const { recordType, records } of lists) {
        const whole = records.map((record) => completed(recordType, record, w))
        const now = await listRecords(w.reads, recordType)
        const { added, changed } = planImport(recordType, now, whole, places)
        for (const { id, fields } of changed) await w.update(recordType, id, fields)
        for (const { origin, fields } of added) {
          places.put(recordType, origin, (await w.create(recordType, fields)).id)
        }
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
