import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { Refusal, unreadable } from '#shared/errors.ts'
import { BackupFoot } from './backup.contract.ts'
import { parse } from './restore.input.ts'

/** Longer than any record, a photo included. */
const longestLine = 48 * 1_024 * 1_024

const notWhole = () => unreadable('The backup is damaged or incomplete. Nothing was changed.')

/** The lines of a backup. A browser may have unpacked the file already. */
async function* readLines(path: string, most = Number.POSITIVE_INFINITY) {
  const file = createReadStream(path)
  const source = (await isPacked(path)) ? file.pipe(createGunzip({ chunkSize: 64 * 1_024 })) : file
  file.on('error', (error) => source.destroy(error))
  let unfinished: Buffer[] = []
  let unfinishedLength = 0
  let total = 0
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      total += chunk.length
      if (total > most) throw tooLarge()
      let from = 0
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
        yield Buffer.concat([...unfinished, chunk.subarray(from, end)])
        unfinished = []
        unfinishedLength = 0
        from = end + 1
      }
      if (from < chunk.length) unfinished.push(chunk.subarray(from))
      unfinishedLength += chunk.length - from
      if (unfinishedLength > longestLine) throw notWhole()
    }
  } catch (error) {
    throw isUnpackingError(error) ? notWhole() : error
  } finally {
    file.destroy()
  }
  if (unfinishedLength > 0) throw notWhole()
}

async function beginningOf(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes).finally(() => file.close())
  return buffer
}

const isPacked = async (path: string) =>
  (await beginningOf(path, 2)).equals(Buffer.from([0x1f, 0x8b]))

const firstLine = '{"format":"food-pal-backup","formatVersion":2'

/** Anything else may be an older backup or an export. */
export const isBackupFile = async (path: string) =>
  (await isPacked(path)) || (await beginningOf(path, firstLine.length)).toString() === firstLine

const isUnpackingError = (error: unknown) =>
  /^Z_/.test(String((error as NodeJS.ErrnoException).code))

const tooLarge = () =>
  new Refusal({
    code: 'tooLarge',
    message: "There isn't enough room on the disk for what's in this file. Nothing was changed.",
  })

/** All lines but the foot, which is checked against them. */
export async function* readChecked(path: string, most?: number): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let count = 0
  let foot: { lines: number; sha256: string } | undefined
  for await (const line of readLines(path, most)) {
    if (foot) throw notWhole()
    const text = line.toString('utf8')
    if (text.startsWith('{"lines":')) {
      foot = parse(BackupFoot, parseJson(text))
      continue
    }
    hash.update(line).update('\n')
    count += 1
    yield text
  }
  if (!foot || foot.lines !== count || foot.sha256 !== hash.digest('hex')) throw notWhole()
}

export function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw notWhole()
  }
}

/** Earlier versions kept one JSON object, which doesn't parse if it is truncated. */
export async function isWhole(path: string): Promise<boolean> {
  try {
    if (path.endsWith('.json')) JSON.parse(await readFile(path, 'utf8'))
    else for await (const _ of readChecked(path));
    return true
  } catch {
    return false
  }
}
