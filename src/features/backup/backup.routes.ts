import type { House } from '#server/house.ts'
import { actorOf } from '#server/http/input.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import type { Actor } from '#server/recorder.ts'
import { done } from '#shared/calls.ts'
import { conflict, unreadable } from '#shared/errors.ts'
import { backupCalls } from './backup.calls.ts'
import { ChosenFile } from './backup.contract.ts'
import { readBackup, readExport, readHousehold, stateOf } from './backup.queries.ts'
import { keepExport, keptBackups } from './dataFolder.ts'
import { markdownOf } from './markdown.ts'
import { readChosen } from './restore.ts'

export function backupRoutes(house: House) {
  const kept = keptBackups(house.config)

  /** Inside a change nobody else writes. It writes nothing itself, so nothing is recorded. */
  const lookAt = (actor: Actor) =>
    house.change(actor, 'Made a backup', async (w) => ({
      backup: await readBackup(w.reads, house),
      state: await stateOf(w.reads),
    }))

  return routes(
    answer(backupCalls.backup, async (c) => {
      const { backup } = await lookAt(actorOf(c))
      c.header(
        'Content-Disposition',
        `attachment; filename="food-pal-backup-${house.today()}.json"`,
      )
      c.header('Cache-Control', 'no-store')
      return backup
    }),
    answer(backupCalls.export, (c) => {
      c.header('Cache-Control', 'no-store')
      return readExport(house)
    }),
    answer(backupCalls.exportMarkdown, async () => {
      const fileName = `food-pal-export-${house.today()}.md`
      const content = markdownOf(house.today(), await readHousehold(house))
      await keepExport(house.config, fileName, content)
      return { success: true, fileName, content }
    }),
    answerInput(backupCalls.preview, ChosenFile, async ({ file }) => {
      const { source, madeAt, preview } = await readChosen(file, house)
      const state = await stateOf(house.reader)
      const lists = await preview(house.reader)
      const differs = ({ list }: (typeof lists)[number]) => list.added + list.changed + list.removed
      return {
        source,
        madeAt,
        lists: lists.filter(({ kind }) => !kind.setup).map(({ list }) => list),
        setup: lists.some((each) => each.kind.setup && differs(each) > 0),
        state,
      }
    }),
    answerInput(backupCalls.restore, ChosenFile, async ({ file, state }, c) => {
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
      return { ...done, keptAs }
    }),
  )
}

const changedMeanwhile = () =>
  conflict('The household changed meanwhile. Look again at what would happen.')
