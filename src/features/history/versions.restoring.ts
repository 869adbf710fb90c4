import type { AppContext } from '#server/appContext.ts'
import { recordsById } from '#server/db/records.ts'
import { refuseNameClash, undoChosen } from '#server/http/undoRoute.ts'
import type { Actor } from '#server/records/recorder.ts'
import type { AnyRecordType } from '#server/records/recordType.ts'
import { conflict, notFound } from '#shared/errors.ts'
import {
  entriesOf,
  findHistoryEntry,
  type HistoryEntry,
  listHistoryEntries,
} from './historyEntries.queries.ts'
import { mostEntries } from './versions.logic.ts'

type HowRestored = { actor: Actor; overwrite: boolean; whole: boolean }

/** Takes back a change's effect on one list, or all of it; all of it is an undo. */
export async function restoreVersion(
  app: AppContext,
  id: number,
  { actor, overwrite, whole }: HowRestored,
): Promise<{ restored: number }> {
  // Read before the transaction: an entry never changes.
  const entry = await findHistoryEntry(app.reader, app.recordTypes, id)
  if (!entry) throw notFound('change')
  const entries = whole ? await entriesOf(app.reader, app.recordTypes, [entry.changeId]) : [entry]
  if (entries.length > entry.elsewhere.length && !overwrite) {
    await undoChosen(app, actor, async () => entry.changeId)
    return { restored: entries.flatMap(({ effects }) => effects).length }
  }
  return refuseNameClash(app, () =>
    app.change(actor, `Took back: ${entry.why}`, async (w) => {
      let restored = 0
      for (const each of entries) {
        restored += await w.restoreRecordsOf({ ...partOf(each), overwrite })
      }
      if (restored === 0) throw conflict('This was already undone.')
      return { restored }
    }),
  )
}

const partOf = ({ changeId, recordType, effects }: HistoryEntry) => ({
  changeId,
  recordType,
  ids: effects.map(({ entityId }) => entityId),
})

/** Brings back what the last changes deleted from a list and is still gone, all or nothing. */
export function restoreDeleted(
  app: AppContext,
  recordType: AnyRecordType,
  actor: Actor,
): Promise<{ restored: number }> {
  return refuseNameClash(app, () =>
    app.change(actor, 'Reverted to the previous pantry state', async (w) => {
      const types = [recordType]
      const entries = await listHistoryEntries(w.reads, types, types, { limit: mostEntries })
      let restored = 0
      for (const entry of entries) {
        const part = partOf({ ...entry, effects: entry.effects.filter(isDeletion) })
        const there = new Set(
          (await recordsById(w.reads, recordType, part.ids)).map(({ id }) => id),
        )
        const ids = part.ids.filter((id) => !there.has(id))
        restored += await w.restoreRecordsOf({ ...part, ids, overwrite: true })
      }
      if (restored === 0) throw conflict('No deletions found to revert')
      return { restored }
    }),
  )
}

const isDeletion = ({ operation }: HistoryEntry['effects'][number]) => operation === 'delete'
