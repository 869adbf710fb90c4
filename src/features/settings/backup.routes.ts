import { Hono } from 'hono'
import type { House } from '#server/house.ts'
import { actorOf, readInput } from '#server/http/input.ts'
import type { Actor } from '#server/recorder.ts'
import { conflict, unreadable } from '#shared/errors.ts'
import { ChosenFile } from './backup.contract.ts'
import type { RestorePreview } from './backup.facts.ts'
import { readBackup, stateOf } from './backup.queries.ts'
import { keptBackups } from './keptBackups.ts'
import { readChosen } from './restore.ts'

export function backupRoutes(house: House) {
  const kept = keptBackups(house.config)

  /** Inside a change nobody else writes. It writes nothing itself, so nothing is recorded. */
  const lookAt = (actor: Actor) =>
    house.change(actor, 'Made a backup', async (w) => ({
      backup: await readBackup(w.reads, house),
      state: await stateOf(w.reads),
    }))

  return new Hono()
    .get('/backup', async (c) => {
      const { backup } = await lookAt(actorOf(c))
      return c.body(JSON.stringify(backup), 200, {
        'Content-Type': 'application/json; charset=UTF-8',
        'Content-Disposition': `attachment; filename="food-pal-backup-${house.today()}.json"`,
        'Cache-Control': 'no-store',
      })
    })
    .post('/restore/preview', async (c) => {
      const { file } = await readInput(c, ChosenFile)
      const { source, madeAt, preview } = await readChosen(file, house)
      const state = await stateOf(house.reader)
      const lists = await preview(house.reader)
      const differs = ({ list }: (typeof lists)[number]) => list.added + list.changed + list.removed
      return c.json({
        source,
        madeAt,
        lists: lists.filter(({ kind }) => !kind.setup).map(({ list }) => list),
        setup: lists.some((each) => each.kind.setup && differs(each) > 0),
        state,
      } satisfies RestorePreview)
    })
    .post('/restore', async (c) => {
      const { file, state } = await readInput(c, ChosenFile)
      const { source, madeAt, apply } = await readChosen(file, house)
      const before = await lookAt(actorOf(c))
      if (state !== undefined && state !== before.state) throw changedMeanwhile()
      const keptAs = await kept.keep(before.backup)
      const why = `${source === 'backup' ? 'Restored the backup' : 'Imported the export'} of ${madeAt}`
      try {
        await house.change(actorOf(c), why, async (w) => {
          if (before.state !== (await stateOf(w.reads))) throw changedMeanwhile()
          await apply(w)
        })
      } catch (error) {
        await kept.forget(keptAs)
        if (!house.isConstraintViolation(error)) throw error
        throw unreadable('The file has a name twice that may stand only once. Nothing was changed.')
      }
      await kept.forgetOldest()
      return c.json({ success: true, keptAs })
    })
}

const changedMeanwhile = () =>
  conflict('The household changed meanwhile. Look again at what would happen.')
