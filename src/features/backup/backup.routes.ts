import type { AppContext } from '#server/appContext.ts'
import { listRecords } from '#server/db/records.ts'
import { actorOf } from '#server/http/input.ts'
import { answer, answerInput, respond, routes } from '#server/http/routes.ts'
import { conflict, notFound, Refusal } from '#shared/errors.ts'
import { KeptBackup } from './backup.contract.ts'
import { backupEndpoints, backupPath, csvPath } from './backup.endpoints.ts'
import { listMigrations, readExport, readHousehold, stateOf } from './backup.queries.ts'
import { withChosenFile } from './chosenFile.ts'
import { csvOf } from './csv.ts'
import { keepExport } from './dataFolder.ts'
import { keptRoutes } from './kept/kept.routes.ts'
import { findKept } from './kept/keptFiles.ts'
import { markdownOf } from './markdown.ts'
import { checkBackup } from './readBackup.ts'
import { ofBackup } from './restoreBackup.ts'
import { restoreHousehold } from './restoreHousehold.ts'
import { backupStream } from './writeBackup.ts'

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
    keptRoutes(app),
    respond('GET', backupPath, 'application/gzip', async (c) =>
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
    respond('GET', csvPath, 'text/csv', async (c) => {
      const name = (c.req.param('file') ?? '').replace(/\.csv$/, '')
      const recordType = app.recordTypes.find(({ exportedAs }) => exportedAs === name)
      if (!recordType) throw notFound('list')
      const text = csvOf(recordType, await listRecords(app.reader, recordType))
      return c.body(text, 200, {
        'Content-Type': 'text/csv; charset=UTF-8',
        'Content-Disposition': `attachment; filename="food-pal-${name}-${await app.today()}.csv"`,
        'Cache-Control': 'no-store',
      })
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
        const why = `${file} of ${madeAt}`
        return restoreHousehold(app, actorOf(c), restoration, { seen: state, why, refusal })
      }),
    ),
    answerInput(backupEndpoints.undoRestore, KeptBackup, async ({ keptAs, state }, c) => {
      const path = await findKept(app.config, keptAs)
      if (!path) throw conflict("The backup from before isn't in the data folder anymore.")
      const refusal = conflict(
        `Something has changed since, so the restore can't be undone. The backup from before is in ${keptAs}.`,
      )
      const known = { recordTypes: app.recordTypes, migrations: await listMigrations(app.reader) }
      const content = await checkBackup(path, known, Number.POSITIVE_INFINITY)
      const why = 'Undid a restore'
      return restoreHousehold(app, actorOf(c), ofBackup(content), { seen: state, why, refusal })
    }),
  )
}

const tooManyAtOnce = () =>
  new Refusal({
    code: 'tooMany',
    message: 'Several backups are already being made. Try again in a moment.',
  })
