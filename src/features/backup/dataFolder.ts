import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#server/lifecycle/config.ts'
import { newUnfinished } from '#server/lifecycle/unfinishedFiles.ts'

/** Written to a temporary file, to be renamed: a failed write never replaces a good file. */
export async function writeWhole(
  { dataDir }: Pick<Config, 'dataDir'>,
  write: (target: Writable) => Promise<void>,
): Promise<string> {
  const path = await newUnfinished(dataDir)
  try {
    await write(createWriteStream(path, { mode: 0o600 }))
    const file = await open(path, 'r+')
    await file.sync().finally(() => file.close())
    return path
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

export async function keepExport(
  config: Pick<Config, 'dataDir'>,
  fileName: string,
  content: string,
) {
  const folder = join(config.dataDir, 'exports')
  await mkdir(folder, { recursive: true })
  const whole = await writeWhole(config, (target) => pipeline(Readable.from([content]), target))
  await rename(whole, join(folder, fileName))
}
