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

/** A path for an incomplete file, on the data folder's disk, so that it can be moved in place. */
export async function newUnfinished(dataDir: string): Promise<string> {
  await mkdir(unfinishedIn(dataDir), { recursive: true, mode: 0o700 })
  return join(unfinishedIn(dataDir), randomUUID())
}

/** Deletes files of a program that ended early. Younger ones may belong to another instance. */
export async function forgetUnfinished({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  const names = await readdir(unfinishedIn(dataDir)).catch(() => [])
  for (const name of names) {
    const path = join(unfinishedIn(dataDir), name)
    const left = await stat(path).catch(() => undefined)
    if (left && millis() - left.mtimeMs > aDay) await rm(path, { force: true })
  }
}
