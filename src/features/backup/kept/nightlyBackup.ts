import type { AppContext } from '#server/appContext.ts'
import { often, runRepeatedly } from '#server/lifecycle/runRepeatedly.ts'
import { lastTimeIn, momentsAgo } from '#shared/time.ts'
import type { KeptFile } from '../backup.logic.ts'
import { backupRuns } from './backupRuns.records.ts'
import { findNewest } from './kept.queries.ts'
import { makeBackup } from './makeBackup.ts'

/** Milliseconds after which a run that nobody finished is taken on again. */
const givenUpAfter = 15 * 60 * 1_000

/** Makes the backup of the last night, unless there is one, or another program is at it. */
export async function backUpIfDue(
  app: AppContext,
  stopping?: AbortSignal,
): Promise<KeptFile | undefined> {
  const { backupAt } = app.config
  if (!backupAt) return undefined
  const dueAt = lastTimeIn(await app.timeZone(), backupAt).toISOString()
  const newest = await findNewest(app, app.reader)
  if (newest && newest.madeAt >= dueAt) return undefined
  const run = await takeOn(app, dueAt)
  return run === undefined ? undefined : makeBackup(app, { run, ...(stopping && { stopping }) })
}

/** One program at a time gets here, so two never take on the same night. */
const takeOn = (app: AppContext, dueAt: string) =>
  app.change({ userId: 'program' }, 'Began a backup', async (w) => {
    const newest = await findNewest(app, w.reads)
    if (newest && newest.madeAt >= dueAt) return undefined
    const run = await w.reads
      .selectFrom('backupRuns')
      .select(['id', 'tries', 'madeAt', 'updatedAt'])
      .where('dueAt', '=', dueAt)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (!run) {
      const begun = { dueAt, tries: 1, madeAt: null, bytes: null }
      return (await w.create(backupRuns, begun)).id
    }
    if (!run.madeAt && run.updatedAt > momentsAgo(givenUpAfter)) return undefined
    const again = { tries: run.tries + 1, madeAt: null, bytes: null }
    return (await w.update(backupRuns, run.id, again)).id
  })

export const keepBackingUp = (app: AppContext) =>
  runRepeatedly(
    app,
    async (stopping) => {
      await backUpIfDue(app, stopping)
    },
    'backup not made',
    often,
  )
