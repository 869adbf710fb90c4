import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#server/lifecycle/config.ts'
import { newUnfinished } from '#server/lifecycle/unfinishedFiles.ts'
import { isWhole } from './backupFile.ts'

type Folder = Pick<Config, 'dataDir'>

const prefix = 'food-pal-before-restore-'
const most = 10

/** Written to a temporary file and renamed, so that a failed write never replaces a good file. */
async function writeWhole(dataDir: string, write: (target: Writable) => Promise<void>) {
  const path = await newUnfinished(dataDir)
  try {
    await write(createWriteStream(path))
    const file = await open(path, 'r+')
    await file.sync().finally(() => file.close())
    return path
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Backups from before restores, in the data folder: the newest ten. */
export function keptBackups({ dataDir }: Folder) {
  const folder = join(dataDir, 'backups')
  return {
    /** Not yet kept: a refused restore must not push out an older backup. */
    prepare: (write: (target: Writable) => Promise<void>) => writeWhole(dataDir, write),
    keep: async (prepared: string, at: string): Promise<string> => {
      await mkdir(folder, { recursive: true })
      const name = `${prefix}${at.replace(/[:.]/g, '-')}-${randomUUID().slice(0, 4)}.jsonl.gz`
      await rename(prepared, join(folder, name))
      return join('backups', name)
    },
    /** The path of a kept backup, by the answer of `keep`. */
    find: async (kept: string): Promise<string | undefined> => {
      const names = await readdir(folder).catch(() => [])
      const name = names.find((each) => each.startsWith(prefix) && join('backups', each) === kept)
      return name && join(folder, name)
    },
    discard: async (kept: string, prepared: string) => {
      await rm(prepared, { force: true })
      if (kept) await rm(join(dataDir, kept), { force: true })
    },
    forgetOldest: async () => {
      const files = (await readdir(folder)).filter((file) => file.startsWith(prefix)).sort()
      for (const old of files.slice(0, -most)) await rm(join(folder, old), { force: true })
    },
  }
}

/** The newest complete backup, by its path within the data folder. */
export async function newestBackup({ dataDir }: Folder): Promise<string | undefined> {
  const names = await readdir(join(dataDir, 'backups')).catch(() => [])
  const kept = names.filter((name) => name.startsWith(prefix)).sort()
  for (const name of kept.toReversed()) {
    if (await isWhole(join(dataDir, 'backups', name))) return join('backups', name)
  }
  return undefined
}

export async function keepExport({ dataDir }: Folder, fileName: string, content: string) {
  const folder = join(dataDir, 'exports')
  await mkdir(folder, { recursive: true })
  const whole = await writeWhole(dataDir, (target) => pipeline(Readable.from([content]), target))
  await rename(whole, join(folder, fileName))
}
