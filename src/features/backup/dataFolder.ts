import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Backup } from './backup.contract.ts'

type Folder = Pick<Config, 'dataDir'>

const prefix = 'food-pal-before-restore-'
const most = 10

/** How things were before a restore, in the data folder: the newest ten. */
export function keptBackups({ dataDir }: Folder) {
  const folder = join(dataDir, 'backups')
  return {
    /** As it stands under the data folder. */
    keep: async (backup: Backup): Promise<string> => {
      await mkdir(folder, { recursive: true })
      const name = `${prefix}${backup.madeAt.replace(/[:.]/g, '-')}.json`
      await writeFile(join(folder, name), JSON.stringify(backup))
      return join('backups', name)
    },
    forget: (kept: string) => rm(join(dataDir, kept)),
    forgetOldest: async () => {
      const files = (await readdir(folder)).filter((file) => file.startsWith(prefix)).sort()
      for (const old of files.slice(0, -most)) await rm(join(folder, old))
    },
  }
}

export async function keepExport({ dataDir }: Folder, fileName: string, content: string) {
  const folder = join(dataDir, 'exports')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, fileName), content)
}
