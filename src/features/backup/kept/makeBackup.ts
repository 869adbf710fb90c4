import { rm, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { AppContext } from '#server/appContext.ts'
import { log } from '#server/lifecycle/log.ts'
import { freeSpace } from '#server/lifecycle/unfinishedFiles.ts'
import { dayOfIn } from '#server/records/derivedFields.ts'
import { Refusal } from '#shared/errors.ts'
import type { KeptFile } from '../backup.logic.ts'
import { listMigrations } from '../backup.queries.ts'
import { writeWhole } from '../dataFolder.ts'
import { checkBackup } from '../readBackup.ts'
import { writeBackup } from '../writeBackup.ts'
import { backupRuns } from './backupRuns.records.ts'
import { toForget } from './keepRule.logic.ts'
import { forgetKept, keepFile, listKept } from './keptFiles.ts'

type Options = {
  /** The run that this program took on; none if a person asked. */
  run?: number
  stopping?: AbortSignal
}

/** Makes a backup in the data folder, reads it back, keeps it, and forgets what is too old. */
export async function makeBackup(app: AppContext, { run, stopping }: Options = {}) {
  const kept = await keepBackup(app, stopping)
  const { madeAt, bytes } = kept
  await app.change({ userId: 'program' }, 'Made a backup', (w) =>
    run === undefined
      ? w.create(backupRuns, { dueAt: madeAt, tries: 1, madeAt, bytes })
      : w.update(backupRuns, run, { madeAt, bytes }),
  )
  log.info('backup made', { file: kept.name, bytes })
  await forgetOld(app)
  return kept
}

async function keepBackup(app: AppContext, stopping?: AbortSignal): Promise<KeptFile> {
  const { config, recordTypes } = app
  // A backup is packed, so that the database's size is more than it takes.
  if ((await freeSpace(config.dataDir)) < (await app.databaseSize())) throw noRoom()
  const finished = await writeWhole(config, (target) =>
    app.snapshot((reader) => writeBackup(reader, app, target, stopping)),
  )
  try {
    const known = { recordTypes, migrations: await listMigrations(app.reader) }
    const { madeAt } = await checkBackup(finished, known, Number.POSITIVE_INFINITY)
    const { size: bytes } = await stat(finished)
    const path = await keepFile(config, finished, { reason: 'backup', madeAt })
    return { name: basename(path), reason: 'backup', madeAt, bytes }
  } catch (error) {
    await rm(finished, { force: true })
    throw error
  }
}

async function forgetOld({ config, timeZone }: AppContext) {
  const files = (await listKept(config)).filter(({ reason }) => reason === 'backup')
  const gone = toForget(files, dayOfIn(await timeZone()), config.backupsMost)
  for (const { name } of gone) await forgetKept(config, name)
  const [newest] = files
  if (newest && newest.bytes > config.backupsMost) {
    log.warn('one backup alone is larger than BACKUP_MAX_MB', { bytes: newest.bytes })
  }
}

const noRoom = () =>
  new Refusal({
    code: 'unavailable',
    message: 'The disk has no room for a backup. Make room, then try again.',
  })
