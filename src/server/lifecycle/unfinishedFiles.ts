import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { millis } from '#shared/time.ts'
import type { Config } from './config.ts'

const aDay = 24 * 60 * 60 * 1_000

export async function freeSpace(dataDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize
}

const unfinishedIn = (dataDir: string) => join(dataDir, 'unfinished')

/** A place for a file that is not whole yet: on the same disk, so that it can be moved when it is. */
export async function newUnfinished(dataDir: string): Promise<string> {
  await mkdir(unfinishedIn(dataDir), { recursive: true })
  return join(unfinishedIn(dataDir), randomUUID())
}

/** What a program left that ended in the middle; another one may be at work here, too. */
export async function forgetUnfinished({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  const names = await readdir(unfinishedIn(dataDir)).catch(() => [])
  for (const name of names) {
    const path = join(unfinishedIn(dataDir), name)
    const left = await stat(path).catch(() => undefined)
    if (left && millis() - left.mtimeMs > aDay) await rm(path, { force: true })
  }
}
