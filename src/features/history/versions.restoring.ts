import type { AppContext } from '#server/appContext.ts'
import { recordsById } from '#server/db/records.ts'
import { refuseNameClash, undoChosen } from '#server/http/undoRoute.ts'
import type { Actor } from '#server/records/recorder.ts'
import type { AnyRecordType } from '#server/records/recordType.ts'
import { conflict, notFound } from '#shared/errors.ts'
import {
  findHistoryEntry,
  type HistoryEntry,
  listHistoryEntries,
} from './historyEntries.queries.ts'
import { mostEntries } from './versions.logic.ts'

/** Takes back a change's effect on some records; if that is the whole change, as an undo. */
export async function restoreVersion(
  app: AppContext,
  recordTypes: readonly AnyRecordType[],
  id: number,
  { actor, overwrite }: { actor: Actor; overwrite: boolean },
): Promise<{ restored: number }> {
  // Read before the transaction: an entry never changes.
  const entry = await findHistoryEntry(app.reader, recordTypes, id)
  if (!entry) throw notFound('change')
  if (entry.isWhole && !overwrite) {
    await undoChosen(app, actor, async () => entry.changeId)
    return { restored: entry.effects.length }
  }
  return refuseNameClash(app, () =>
    app.change(actor, `Took back: ${entry.why}`, async (w) => {
      const restored = await w.restoreRecordsOf({ ...partOf(entry), overwrite })
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
      const entries = await listHistoryEntries(w.reads, [recordType], { limit: mostEntries })
      let restored = 0
      for (const entry of entries.filter(isDeletion)) {
        const part = partOf(entry)
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

const isDeletion = ({ operation }: HistoryEntry) =>
  operation === 'delete' || operation === 'bulk_delete'
