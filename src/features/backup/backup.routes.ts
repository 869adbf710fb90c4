import type { Context } from 'hono'
import type { AppContext } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { answer, answerInput, respond, routes } from '#server/http/routes.ts'
import { done } from '#shared/endpoint.ts'
import { conflict, Refusal, unreadable } from '#shared/errors.ts'
import { timestamp } from '#shared/time.ts'
import { KeptBackup } from './backup.contract.ts'
import { backupEndpoints, backupPath } from './backup.endpoints.ts'
import { listMigrations, readExport, readHousehold, stateOf } from './backup.queries.ts'
import { withChosenFile } from './chosenFile.ts'
import { keepExport, keptBackups } from './dataFolder.ts'
import { markdownOf } from './markdown.ts'
import { checkBackup } from './readBackup.ts'
import { ofBackup, type Restoration } from './restoreBackup.ts'
import { backupStream, writeBackup } from './writeBackup.ts'

/** Each download holds a database connection. */
const mostAtOnce = 3

export function backupRoutes(app: AppContext) {
  let underWay = 0
  const makeBackup = () => {
    if (underWay >= mostAtOnce) throw tooManyAtOnce()
    underWay += 1
    return backupStream(app, () => {
      underWay -= 1
    })
  }

  return routes(
    respond('GET', backupPath, async (c) =>
      c.body(await makeBackup(), 200, {
        'Content-Type': 'application/gzip',
        'Content-Disposition': `attachment; filename="food-pal-backup-${await app.today()}.jsonl.gz"`,
        'Cache-Control': 'no-store',
      }),
    ),
    answer(backupEndpoints.export, (c) => {
      c.header('Cache-Control', 'no-store')
      return readExport(app)
    }),
    answer(backupEndpoints.exportMarkdown, async () => {
      const today = await app.today()
      const fileName = `food-pal-export-${today}.md`
      const content = markdownOf(today, await readHousehold(app))
      await keepExport(app.config, fileName, content)
      return { success: true, fileName, content }
    }),
    answer(backupEndpoints.preview, (c) =>
      withChosenFile(c, app, async ({ restoration: { source, madeAt, preview } }) => {
        const state = await stateOf(app.reader)
        const lists = await preview(app.reader)
        const differs = ({ list }: (typeof lists)[number]) =>
          list.added + list.changed + list.removed
        return {
          source,
          madeAt,
          lists: lists.filter(({ recordType }) => !recordType.setup).map(({ list }) => list),
          setup: lists.some((each) => each.recordType.setup && differs(each) > 0),
          state,
        }
      }),
    ),
    answer(backupEndpoints.restore, (c) =>
      withChosenFile(c, app, ({ restoration, state }) => {
        const { source, madeAt } = restoration
        const file = source === 'backup' ? 'Restored the backup' : 'Imported the export'
        const refusal = conflict(
          'Something changed in the meantime. Check again what would happen.',
        )
        return restore(app, c, restoration, { seen: state, why: `${file} of ${madeAt}`, refusal })
      }),
    ),
    answerInput(backupEndpoints.undoRestore, KeptBackup, async ({ keptAs, state }, c) => {
      const path = await keptBackups(app.config).find(keptAs)
      if (!path) throw conflict("The backup from before isn't in the data folder anymore.")
      const refusal = conflict(
        `Something has changed since, so the restore can't be undone. The backup from before is in ${keptAs}.`,
      )
      const known = { recordTypes: app.recordTypes, migrations: await listMigrations(app.reader) }
      const content = await checkBackup(path, known, Number.POSITIVE_INFINITY)
      const why = 'Undid a restore'
      return restore(app, c, ofBackup(content), { seen: state, why, refusal })
    }),
  )
}

interface RestoreOptions {
  /** The state that the person saw. */
  seen: number | undefined
  why: string
  /** The error if the state has changed since. */
  refusal: Refusal
}

/** Backs up the present state, then restores in one change, or not at all. */
async function restore(
  app: AppContext,
  c: Context,
  { apply }: Restoration,
  { seen, why, refusal }: RestoreOptions,
) {
  const kept = keptBackups(app.config)
  const at = timestamp()
  const before = await app.snapshot(async (reader) => {
    const state = await stateOf(reader)
    if (seen !== undefined && seen !== state) throw refusal
    return { state, file: await kept.prepare((target) => writeBackup(reader, app, target)) }
  })
  let keptAs = ''
  try {
    await app.change(actorOf(c), why, async (w) => {
      if (before.state !== (await stateOf(w.reads))) throw refusal
      await apply(w)
      keptAs = await kept.keep(before.file, at)
    })
  } catch (error) {
    await kept.discard(keptAs, before.file)
    if (!app.isConstraintViolation(error)) throw error
    throw unreadable(
      'The file has the same name twice where only one is allowed. Nothing was changed.',
    )
  }
  await kept.forgetOldest()
  return { ...done, keptAs, state: await stateOf(app.reader) }
}

const tooManyAtOnce = () =>
  new Refusal({
    code: 'tooMany',
    message: 'Several backups are already being made. Try again in a moment.',
  })
