import { createHash } from 'node:crypto'
import { PassThrough, Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { AppContext } from '#server/appContext.ts'
import type { Reader } from '#server/db/open.ts'
import { inPages } from '#server/db/pages.ts'
import { eachRecord } from '#server/db/records.ts'
import { log } from '#server/lifecycle/log.ts'
import { version } from '#server/lifecycle/version.ts'
import { timestamp } from '#shared/time.ts'
import type { BackupHead } from './backup.contract.ts'
import { listMigrations } from './backup.queries.ts'

type Source = Pick<AppContext, 'recordTypes' | 'timeZone' | 'snapshot'>

/** Lines are sent in chunks of this size. */
const chunkLength = 64 * 1_024
/** Milliseconds until an unread chunk aborts the backup: its snapshot stays open meanwhile. */
const usualPatience = 60_000

/** A backup of one snapshot as a stream. Errors of the start are thrown before it is returned. */
export async function backupStream(
  app: Source,
  onEnd: () => void,
  takenWithin = usualPatience,
): Promise<ReadableStream> {
  const body = new PassThrough()
  const begun = Promise.withResolvers<void>()
  app
    .snapshot(async (reader) => {
      const head = await readHead(reader, app)
      begun.resolve()
      await writeLines(reader, app, head, body, takenWithin)
    })
    .catch((error: Error) => {
      begun.reject(error)
      body.destroy(error)
      if (!body.readableAborted) log.error('backup broken off', { error: String(error) })
    })
    .finally(onEnd)
  await begun.promise
  return Readable.toWeb(body) as ReadableStream
}

/** Writes a backup of `reader`'s snapshot to `target`. */
export const writeBackup = async (
  reader: Reader,
  app: Source,
  target: Writable,
  stopping?: AbortSignal,
) => writeLines(reader, app, await readHead(reader, app), target, usualPatience, stopping)

async function readHead(reader: Reader, { recordTypes, timeZone }: Source): Promise<BackupHead> {
  return {
    format: 'food-pal-backup',
    formatVersion: 2,
    madeAt: timestamp(),
    madeBy: `Food Pal ${version}`,
    timeZone: await timeZone(),
    migrations: await listMigrations(reader),
    lists: recordTypes.filter((kind) => !kind.audit).map(({ name }) => name),
  }
}

const writeLines = (
  reader: Reader,
  app: Source,
  head: BackupHead,
  target: Writable,
  takenWithin: number,
  stopping?: AbortSignal,
) => {
  const impatience = new AbortController()
  const chunks = taken(inChunks(summed(lines(reader, app, head))), takenWithin, impatience)
  return pipeline(Readable.from(chunks), createGzip({ chunkSize: chunkLength }), target, {
    signal: stopping ? AbortSignal.any([impatience.signal, stopping]) : impatience.signal,
  })
}

async function* lines(reader: Reader, { recordTypes }: Source, head: BackupHead) {
  yield head
  const changes = inPages((after, most) =>
    reader
      .selectFrom('changes')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute(),
  )
  // Before step 011 no change could undo another one.
  for await (const change of changes) {
    yield { change: { ...change, undoes: change.undoes ?? null } }
  }
  const entries = inPages((after, most) =>
    reader
      .selectFrom('history')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute(),
  )
  for await (const { id, ...entry } of entries) yield { entry }
  for (const kind of recordTypes.filter(({ name }) => head.lists.includes(name))) {
    for await (const record of eachRecord(reader, kind)) yield { kind: kind.name, record }
  }
}

/** Each value as a line, then the foot with their checksum. */
async function* summed(values: AsyncIterable<object>) {
  const hash = createHash('sha256')
  let count = 0
  for await (const value of values) {
    const line = `${JSON.stringify(value)}\n`
    hash.update(line)
    count += 1
    yield line
  }
  yield `${JSON.stringify({ lines: count, sha256: hash.digest('hex') })}\n`
}

async function* inChunks(texts: AsyncIterable<string>) {
  let chunk = ''
  for await (const text of texts) {
    chunk += text
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

async function* taken(
  chunks: AsyncIterable<string>,
  takenWithin: number,
  impatience: AbortController,
) {
  for await (const chunk of chunks) {
    const timer = setTimeout(() => impatience.abort(), takenWithin)
    try {
      yield chunk
    } finally {
      clearTimeout(timer)
    }
  }
}
