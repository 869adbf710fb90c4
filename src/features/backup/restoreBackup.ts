import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import type { Writing } from '#server/records/change.ts'
import { compareRecords } from '#server/records/compareRecords.ts'
import { withDerived } from '#server/records/derivedFields.ts'
import type { AnyKind } from '#server/records/recordType.ts'
import type { ListPreview } from './backup.logic.ts'
import { type Imported, parseExport, planImport } from './importExport.ts'
import type { BackupContent } from './readBackup.ts'

/** A file that was read, and what it would do to each list. */
export type Restoration = {
  source: 'backup' | 'export'
  madeAt: string
  preview: (reader: Reader) => Promise<{ kind: AnyKind; list: ListPreview }[]>
  apply: (w: Writing) => Promise<void>
}

/** Everything becomes as it was. */
export const ofBackup = ({ madeAt, kinds, records, history }: BackupContent): Restoration => ({
  source: 'backup',
  madeAt,
  preview: async (reader) => {
    const lists = new Map(kinds.map((kind) => [kind, emptyPreview(kind)]))
    for await (const { kind, before, after, isSame } of compareRecords(reader, kinds, records())) {
      const list = lists.get(kind)
      if (!list) continue
      if (!before) list.added += 1
      else if (!after) list.removed += 1
      else if (isSame) list.same += 1
      else list.changed += 1
    }
    return [...lists].map(([kind, list]) => ({ kind, list }))
  },
  apply: async (w) => {
    await w.importHistory(history())
    await w.restore({ kinds, records })
  },
})

const emptyPreview = ({ heading }: AnyKind): ListPreview => ({
  heading,
  added: 0,
  changed: 0,
  removed: 0,
  same: 0,
})

/** What is missing is added, what differs is changed, and nothing is removed. */
export function ofExport(file: unknown, kinds: readonly AnyKind[]): Restoration {
  const { timestamp, lists } = parseExport(file, kinds)
  return {
    source: 'export',
    madeAt: timestamp,
    preview: (reader) =>
      Promise.all(
        lists.map(async ({ kind, records }) => {
          const { added, changed, same } = planImport(
            kind,
            await listRecords(reader, kind),
            records,
          )
          const counts = { added: added.length, changed: changed.length, same }
          return { kind, list: { ...emptyPreview(kind), ...counts } }
        }),
      ),
    apply: async (w) => {
      for (const { kind, records } of lists) {
        const whole = records.map((record) => completed(kind, record, w))
        const { added, changed } = planImport(kind, await listRecords(w.reads, kind), whole)
        for (const { id, fields } of changed) await w.update(kind, id, fields)
        for (const { fields } of added) await w.create(kind, fields)
      }
    },
  }
}

/** With what is read out of it, by the day on which the file says it was written. */
const completed = (kind: AnyKind, { fields, origin }: Imported, { today, dayOf }: Writing) => ({
  fields: withDerived(kind, fields, origin.updatedAt ? dayOf(origin.updatedAt) : today),
  origin,
})
