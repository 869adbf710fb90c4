import type { House } from '#server/appContext.ts'
import { recordsById } from '#server/db/records.ts'
import { takeBack, withoutClash } from '#server/http/undoRoute.ts'
import type { Actor } from '#server/records/recorder.ts'
import type { AnyKind } from '#server/records/recordType.ts'
import { conflict, notFound } from '#shared/errors.ts'
import { type Deed, findDeed, listDeeds } from './historyEntries.queries.ts'
import { mostEntries } from './versions.logic.ts'

/**
 * What a change did to some records is taken back. Where that was all that it did, this is the undo
 * of the change, which undo and redo of approved proposals know of.
 */
export async function restoreVersion(
  house: House,
  kinds: readonly AnyKind[],
  id: number,
  { actor, overwrite }: { actor: Actor; overwrite: boolean },
): Promise<{ restored: number }> {
  // What a deed is, no later change alters.
  const deed = await findDeed(house.reader, kinds, id)
  if (!deed) throw notFound('change')
  if (deed.isWhole && !overwrite) {
    await takeBack(house, actor, async () => deed.changeId)
    return { restored: deed.effects.length }
  }
  return withoutClash(house, () =>
    house.change(actor, `Took back: ${deed.why}`, async (w) => {
      const restored = await w.bringBack({ ...partOf(deed), overwrite })
      if (restored === 0) throw conflict('This was taken back already.')
      return { restored }
    }),
  )
}

const partOf = ({ changeId, kind, effects }: Deed) => ({
  changeId,
  kind,
  ids: effects.map(({ entityId }) => entityId),
})

/** Whatever the last changes deleted from a list, and is still gone, comes back: all or none. */
export function restoreDeleted(
  house: House,
  kind: AnyKind,
  actor: Actor,
): Promise<{ restored: number }> {
  return withoutClash(house, () =>
    house.change(actor, 'Reverted to the previous pantry state', async (w) => {
      const deeds = await listDeeds(w.reads, [kind], mostEntries)
      let restored = 0
      for (const deed of deeds.filter(isDeletion)) {
        const part = partOf(deed)
        const there = new Set((await recordsById(w.reads, kind, part.ids)).map(({ id }) => id))
        const ids = part.ids.filter((id) => !there.has(id))
        restored += await w.bringBack({ ...part, ids, overwrite: true })
      }
      if (restored === 0) throw conflict('No deletions found to revert')
      return { restored }
    }),
  )
}

const isDeletion = ({ operation }: Deed) => operation === 'delete' || operation === 'bulk_delete'
