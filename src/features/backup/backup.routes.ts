import type { Context } from 'hono'
import type { House } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { answer, answerInput, respond, routes } from '#server/http/routes.ts'
import { done } from '#shared/endpoint.ts'
import { conflict, Refusal, unreadable } from '#shared/errors.ts'
import { timestamp } from '#shared/time.ts'
import { KeptBackup } from './backup.contract.ts'
import { backupCalls, backupPath } from './backup.endpoints.ts'
import { listMigrations, readExport, readHousehold, stateOf } from './backup.queries.ts'
import { withChosenFile } from './chosenFile.ts'
import { keepExport, keptBackups } from './dataFolder.ts'
import { markdownOf } from './markdown.ts'
import { checkBackup } from './readBackup.ts'
import { ofBackup, type Restoration } from './restoreBackup.ts'
import { backupStream, writeBackup } from './writeBackup.ts'

/** Each holds a connection for as long as somebody downloads it. */
const mostAtOnce = 3

export function backupRoutes(house: House) {
  let underWay = 0
  const makeBackup = () => {
    if (underWay >= mostAtOnce) throw tooManyAtOnce()
    underWay += 1
    return backupStream(house, () => {
      underWay -= 1
    })
  }

  return routes(
    respond('GET', backupPath, async (c) =>
      c.body(await makeBackup(), 200, {
        'Content-Type': 'application/gzip',
        'Content-Disposition': `attachment; filename="food-pal-backup-${await house.today()}.jsonl.gz"`,
        'Cache-Control': 'no-store',
      }),
    ),
    answer(backupCalls.export, (c) => {
      c.header('Cache-Control', 'no-store')
      return readExport(house)
    }),
    answer(backupCalls.exportMarkdown, async () => {
      const today = await house.today()
      const fileName = `food-pal-export-${today}.md`
      const content = markdownOf(today, await readHousehold(house))
      await keepExport(house.config, fileName, content)
      return { success: true, fileName, content }
    }),
    answer(backupCalls.preview, (c) =>
      withChosenFile(c, house, async ({ restoration: { source, madeAt, preview } }) => {
        const state = await stateOf(house.reader)
        const lists = await preview(house.reader)
        const differs = ({ list }: (typeof lists)[number]) =>
          list.added + list.changed + list.removed
        return {
          source,
          madeAt,
          lists: lists.filter(({ kind }) => !kind.setup).map(({ list }) => list),
          setup: lists.some((each) => each.kind.setup && differs(each) > 0),
          state,
        }
      }),
    ),
    answer(backupCalls.restore, (c) =>
      withChosenFile(c, house, ({ restoration, state }) => {
        const { source, madeAt } = restoration
        const file = source === 'backup' ? 'Restored the backup' : 'Imported the export'
        const refusal = conflict(
          'The household changed meanwhile. Look again at what would happen.',
        )
        return restore(house, c, restoration, { seen: state, why: `${file} of ${madeAt}`, refusal })
      }),
    ),
    answerInput(backupCalls.undoRestore, KeptBackup, async ({ keptAs, state }, c) => {
      const path = await keptBackups(house.config).find(keptAs)
      if (!path) throw conflict('How it was before is not in the data folder any more.')
      const refusal = conflict(
        `Something was changed since, so the restore stays. How it was before is kept in ${keptAs}.`,
      )
      const known = { kinds: house.kinds, migrations: await listMigrations(house.reader) }
      const content = await checkBackup(path, known, Number.POSITIVE_INFINITY)
      const why = 'Took a restore back'
      return restore(house, c, ofBackup(content), { seen: state, why, refusal })
    }),
  )
}

interface RestoreOptions {
  /** The state in which somebody decided on it. */
  seen: number | undefined
  why: string
  /** What they are told where that is not the state any more. */
  refusal: Refusal
}

/** How it is now is kept first, then everything is done in one change, or nothing. */
async function restore(
  house: House,
  c: Context,
  { apply }: Restoration,
  { seen, why, refusal }: RestoreOptions,
) {
  const kept = keptBackups(house.config)
  const at = timestamp()
  const before = await house.snapshot(async (reader) => {
    const state = await stateOf(reader)
    if (seen !== undefined && seen !== state) throw refusal
    return { state, file: await kept.prepare((target) => writeBackup(reader, house, target)) }
  })
  let keptAs = ''
  try {
    await house.change(actorOf(c), why, async (w) => {
      if (before.state !== (await stateOf(w.reads))) throw refusal
      await apply(w)
      keptAs = await kept.keep(before.file, at)
    })
  } catch (error) {
    await kept.discard(keptAs, before.file)
    if (!house.isConstraintViolation(error)) throw error
    throw unreadable('The file has a name twice that may stand only once. Nothing was changed.')
  }
  await kept.forgetOldest()
  return { ...done, keptAs, state: await stateOf(house.reader) }
}

const tooManyAtOnce = () =>
  new Refusal({
    code: 'tooMany',
    message: 'Several backups are being made already. Try again in a moment.',
  })
