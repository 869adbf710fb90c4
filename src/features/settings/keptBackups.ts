import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { House } from '../../server/house.ts'
import type { Backup } from './backup.contract.ts'

const prefix = 'food-pal-before-restore-'
const kept = 10

/** How things were before a restore, in the data folder: the newest ten. */
export async function keepBackup({ config }: House, backup: Backup): Promise<string> {
  const folder = join(config.dataDir, 'backups')
  await mkdir(folder, { recursive: true })
  const name = `${prefix}${backup.madeAt.replace(/[:.]/g, '-')}.json`
  await writeFile(join(folder, name), JSON.stringify(backup))
  const files = (await readdir(folder)).filter((file) => file.startsWith(prefix)).sort()
  for (const old of files.slice(0, -kept)) await rm(join(folder, old))
  return join('backups', name)
}
