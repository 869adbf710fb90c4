import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/lifecycle/config.ts'
import { compareText } from '#shared/order.ts'
import type { KeptFile } from '../backup.logic.ts'
import { isWhole } from '../backupFile.ts'

type Folder = Pick<Config, 'dataDir'>
type Reason = KeptFile['reason']

/** The moment stands in the name without colons, which not every disk takes. */
const form =
  /^food-pal-(backup|before-restore|before-upgrade)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\b.*\.(jsonl\.gz|json)$/

const folderOf = ({ dataDir }: Folder) => join(dataDir, 'backups')

/** Moves a finished file into the folder of backups. Answers its path within the data folder. */
export async function keepFile(
  config: Folder,
  finished: string,
  { reason, madeAt }: Pick<KeptFile, 'reason' | 'madeAt'>,
): Promise<string> {
  const folder = folderOf(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // An older program made it with everybody's rights; disks of other systems may have none.
  await chmod(folder, 0o700).catch(() => {})
  const moment = madeAt.replace(/[:.]/g, '-')
  const name = `food-pal-${reason}-${moment}-${randomUUID().slice(0, 4)}.jsonl.gz`
  await rename(finished, join(folder, name))
  return join('backups', name)
}

/** Newest first. */
export async function listKept(config: Folder): Promise<KeptFile[]> {
  const folder = folderOf(config)
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name): Promise<KeptFile | undefined> => {
      const [, reason, hour, minutes, seconds, rest] = form.exec(name) ?? []
      // Another program may have deleted it since.
      const found = reason && (await stat(join(folder, name)).catch(() => undefined))
      if (!found) return undefined
      const madeAt = `${hour}:${minutes}:${seconds}.${rest}`
      return { name, reason: reason as Reason, madeAt, bytes: found.size }
    }),
  )
  return files
    .filter((file) => file !== undefined)
    .sort((a, b) => compareText(b.madeAt, a.madeAt) || compareText(b.name, a.name))
}

/** The path of a kept file, by its name alone or with the folder's. */
export async function findKept(config: Folder, wanted: string): Promise<string | undefined> {
  const files = await listKept(config)
  const found = files.find(({ name }) => name === wanted || join('backups', name) === wanted)
  return found && join(folderOf(config), found.name)
}

export const forgetKept = (config: Folder, name: string) =>
  rm(join(folderOf(config), name), { force: true })

/** Keeps only the newest files of a reason. */
export async function forgetBeyond(config: Folder, reason: Reason, most: number): Promise<void> {
  const files = (await listKept(config)).filter((file) => file.reason === reason)
  for (const { name } of files.slice(most)) await forgetKept(config, name)
}

/** The newest complete backup, by its path within the data folder. */
export async function newestBackup(config: Folder): Promise<string | undefined> {
  for (const { name } of await listKept(config)) {
    if (await isWhole(join(folderOf(config), name))) return join('backups', name)
  }
  return undefined
}
