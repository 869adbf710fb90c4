import type { Writing } from '#server/change.ts'
import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import type { House } from '#server/house.ts'
import type { AnyKind } from '#server/kind.ts'
import { compareLists } from '#server/restoring.ts'
import { unreadable } from '#shared/errors.ts'
import type { RecordFields } from '#shared/fields.ts'
import { Backup, newer } from './backup.contract.ts'
import type { ListPreview } from './backup.facts.ts'
import { listMigrations } from './backup.queries.ts'
import { parseExport, planImport } from './import.ts'
import { parse } from './restore.input.ts'

/** A file that was read, and what it would do to each list. */
export type Restoration = {
  source: 'backup' | 'export'
  madeAt: string
  preview: (reader: Reader) => Promise<{ kind: AnyKind; list: ListPreview }[]>
  apply: (w: Writing) => Promise<void>
}

/** What somebody chose: a backup, or the file that Export JSON makes. */
export async function readChosen(
  file: Record<string, unknown>,
  { kinds, reader }: Pick<House, 'kinds' | 'reader'>,
): Promise<Restoration> {
  if (!('format' in file)) return ofExport(file, kinds)
  return ofBackup(file, kinds, await listMigrations(reader))
}

/** Everything becomes as it was. */
function ofBackup(file: unknown, kinds: readonly AnyKind[], migrations: string[]): Restoration {
  const backup = parse(Backup, file)
  const names = kinds.map((kind) => kind.name)
  const unknownLists = Object.keys(backup.records).filter((name) => !names.includes(name))
  const unknownSteps = backup.migrations.filter((name) => !migrations.includes(name))
  if (unknownLists.length > 0 || unknownSteps.length > 0) {
    throw unreadable(`${newer} Nothing was changed.`)
  }
  // A list that an older program did not have yet stays as it is.
  const lists = kinds
    .filter((kind) => backup.records[kind.name])
    .map((kind) => ({ kind, wanted: readRecords(kind, backup.records[kind.name] ?? []) }))
  return {
    source: 'backup',
    madeAt: backup.madeAt,
    preview: (reader) =>
      Promise.all(
        lists.map(async ({ kind, wanted }) => {
          const found = compareLists(kind, await listRecords(reader, kind), wanted)
          return { kind, list: counted(kind, found) }
        }),
      ),
    apply: async (w) => {
      await w.importHistory(backup.history)
      for (const { kind, wanted } of lists) await w.restore(kind, wanted)
    },
  }
}

/** What is missing is added, what differs is changed, and nothing is removed. */
function ofExport(file: unknown, kinds: readonly AnyKind[]): Restoration {
  const { timestamp, lists } = parseExport(file, kinds)
  return {
    source: 'export',
    madeAt: timestamp,
    preview: (reader) =>
      Promise.all(
        lists.map(async ({ kind, records }) => {
          const plan = planImport(await listRecords(reader, kind), records)
          return { kind, list: counted(kind, { ...plan, removed: [] }) }
        }),
      ),
    apply: async (w) => {
      for (const { kind, records } of lists) {
        const { added, changed } = planImport(await listRecords(w.reads, kind), records)
        for (const { id, fields } of changed) await w.update(kind, id, fields)
        for (const { fields } of added) await w.create(kind, fields)
      }
    },
  }
}

type Differences = Record<'added' | 'changed' | 'removed', readonly unknown[]> & { same: number }

const counted = ({ heading }: AnyKind, difference: Differences): ListPreview => ({
  heading,
  added: difference.added.length,
  changed: difference.changed.length,
  removed: difference.removed.length,
  same: difference.same,
})

function readRecords(kind: AnyKind, rows: readonly unknown[]): RecordFields[] {
  const records = rows.map((row) => parse(kind.schema, row, kind.noun) as RecordFields)
  if (new Set(records.map((record) => record.id)).size !== records.length) {
    throw unreadable(`This backup has the same ${kind.noun} twice. Nothing was changed.`)
  }
  return records
}
