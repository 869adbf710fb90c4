import type { AppContext } from '#server/appContext.ts'
import type { Reader } from '#server/db/open.ts'
import { momentsAgo } from '#shared/time.ts'
import type { BackupOverview, NewestBackup } from '../backup.logic.ts'
import { listKept } from './keptFiles.ts'

type Household = Pick<AppContext, 'config' | 'engine'>

const aWeek = 7 * 24 * 60 * 60 * 1_000

/**
 * The newest backup. Programs on one PostgreSQL database may have a data folder each, so one that
 * another program made counts, too; SQLite's database and backups are in the same folder.
 */
export async function findNewest(
  { config, engine }: Household,
  reader: Reader,
): Promise<NewestBackup | undefined> {
  const here = (await listKept(config))
    .filter(({ reason }) => reason === 'backup')
    .map(({ name, madeAt, bytes }) => ({ name, madeAt, bytes }))[0]
  if (engine === 'sqlite') return here
  const made = await reader
    .selectFrom('backupRuns')
    .select(['madeAt', 'bytes'])
    .where('madeAt', 'is not', null)
    .orderBy('madeAt', 'desc')
    .executeTakeFirst()
  if (!made?.madeAt || (here && here.madeAt >= made.madeAt)) return here
  return { name: null, madeAt: made.madeAt, bytes: made.bytes ?? 0 }
}

export async function readOverview({
  config,
  engine,
  reader,
}: Household & Pick<AppContext, 'reader'>): Promise<BackupOverview> {
  const newest = await findNewest({ config, engine }, reader)
  const since = newest?.madeAt ?? (config.backupAt && (await beginningOf(reader)))
  const kept = await listKept(config)
  return {
    at: config.backupAt ?? null,
    newest: newest ?? null,
    isOld: since !== undefined && since < momentsAgo(aWeek),
    kept: kept.filter(({ name }) => name.endsWith('.jsonl.gz')),
  }
}

/** The moment when the household's tables were made. */
async function beginningOf(reader: Reader): Promise<string | undefined> {
  const first = reader.selectFrom('migrations').select((eb) => eb.fn.min('appliedAt').as('at'))
  return (await first.executeTakeFirst())?.at ?? undefined
}
