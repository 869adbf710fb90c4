import { inflateRawSync } from 'node:zlib'
import { brokenFile, ImportProblem, tooMuch } from '../importProblem.ts'

/** Random access to an archive: a file on the disk, or a buffer that lay in another archive. */
export type Source = { size: number; read: (start: number, length: number) => Buffer }

export const bufferSource = (buffer: Buffer): Source => ({
  size: buffer.length,
  read: (start, length) => buffer.subarray(start, start + length),
})

export type ZipEntry = { name: string; size: number; read: (unpacked: UnpackBudget) => Buffer }

const mostEntries = 20_000
const largestEntry = 64 * 1_024 * 1_024
const largestDirectory = 8 * 1_024 * 1_024

/** The limit for all that is unpacked of one file, nested archives included. */
export class UnpackBudget {
  #left: number

  constructor(most = 256 * 1_024 * 1_024) {
    this.#left = most
  }

  take(bytes: number) {
    this.#left -= bytes
    if (this.#left < 0) throw new ImportProblem(tooMuch)
  }
}

const signs = { end: 0x06054b50, locator64: 0x07064b50, end64: 0x06064b50, entry: 0x02014b50 }

/** Entries by the central directory. Unpacked only when read, and never beyond the limit. */
export function zipEntries(source: Source): ZipEntry[] {
  const { start, size, count } = directoryOf(source)
  if (count > mostEntries || size > largestDirectory) throw new ImportProblem(tooMuch)
  const directory = source.read(start, size)
  const entries: ZipEntry[] = []
  let at = 0
  while (entries.length < count && at + 46 <= directory.length) {
    if (directory.readUInt32LE(at) !== signs.entry) break
    const nameLength = directory.readUInt16LE(at + 28)
    const extraLength = directory.readUInt16LE(at + 30)
    const nameEnd = at + 46 + nameLength
    const name = directory.toString('utf8', at + 46, nameEnd)
    const method = directory.readUInt16LE(at + 10)
    const place = placeOf(directory, at, directory.subarray(nameEnd, nameEnd + extraLength))
    const size = directory.readUInt32LE(at + 24)
    entries.push({ name, size, read: (unpacked) => unpack(source, { ...place, method }, unpacked) })
    at = nameEnd + extraLength + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** The directory's end record is at the end of the file, before a comment of at most 64 KB. */
function directoryOf(source: Source) {
  const length = Math.min(source.size, 65_557)
  const tailStart = source.size - length
  const tail = source.read(tailStart, length)
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== signs.end) continue
    const found = {
      count: tail.readUInt16LE(at + 10),
      size: tail.readUInt32LE(at + 12),
      start: tail.readUInt32LE(at + 16),
    }
    const isShort = found.count < 0xffff && found.size < 0xffffffff && found.start < 0xffffffff
    return isShort ? found : directory64Of(source, tail, at)
  }
  throw new ImportProblem(brokenFile)
}

/** The same for a zip64 archive, whose numbers don't fit into the short end record. */
function directory64Of(source: Source, tail: Buffer, end: number) {
  const locator = end - 20
  if (locator < 0 || tail.readUInt32LE(locator) !== signs.locator64) {
    throw new ImportProblem(brokenFile)
  }
  const record = source.read(numberAt(tail, locator + 8), 56)
  if (record.length < 56 || record.readUInt32LE(0) !== signs.end64) {
    throw new ImportProblem(brokenFile)
  }
  return { count: numberAt(record, 32), size: numberAt(record, 40), start: numberAt(record, 48) }
}

function numberAt(buffer: Buffer, at: number): number {
  const value = Number(buffer.readBigUInt64LE(at))
  if (!Number.isSafeInteger(value)) throw new ImportProblem(brokenFile)
  return value
}

type Place = { packed: number; offset: number }

/** The place of an entry's bytes; zip64 keeps numbers that need more room in an extra field. */
function placeOf(directory: Buffer, at: number, extra: Buffer): Place {
  const whole = directory.readUInt32LE(at + 24)
  let packed = directory.readUInt32LE(at + 20)
  let offset = directory.readUInt32LE(at + 42)
  for (let n = 0; n + 4 <= extra.length; n += 4 + extra.readUInt16LE(n + 2)) {
    if (extra.readUInt16LE(n) !== 1) continue
    let field = n + 4 + (whole === 0xffffffff ? 8 : 0)
    const end = n + 4 + extra.readUInt16LE(n + 2)
    if (packed === 0xffffffff && field + 8 <= end) {
      packed = numberAt(extra, field)
      field += 8
    }
    if (offset === 0xffffffff && field + 8 <= end) offset = numberAt(extra, field)
  }
  return { packed, offset }
}

function unpack(source: Source, place: Place & { method: number }, unpacked: UnpackBudget): Buffer {
  const { packed, offset, method } = place
  const header = source.read(offset, 30)
  if (header.length < 30 || packed > largestEntry) throw new ImportProblem(brokenFile)
  const start = offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const bytes = source.read(start, packed)
  const content = method === 0 ? bytes : inflated(bytes, method)
  unpacked.take(content.length)
  return content
}

function inflated(bytes: Buffer, method: number): Buffer {
  if (method !== 8) throw new ImportProblem(brokenFile)
  return withinLimit(() => inflateRawSync(bytes, { maxOutputLength: largestEntry }))
}

/** Runs an unpacking with `maxOutputLength`, and tells data that is too large from broken data. */
export function withinLimit(unpackAll: () => Buffer): Buffer {
  try {
    return unpackAll()
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new ImportProblem(isLarge ? tooMuch : brokenFile)
  }
}
