import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Context } from 'hono'
import type { Config } from '#server/config.ts'
import { Refusal, unreadable } from '#shared/errors.ts'
import { freeSpace, newUnfinished } from './dataFolder.ts'

/** A file that was sent, until it is discarded. */
type Received = { path: string; mostBytes: number; discard: () => Promise<void> }

/** Into the data folder: as much as the disk has room for, twice. Restoring it takes room as well. */
export async function receiveFile(
  c: Context,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<Received> {
  const mostBytes = Math.floor((await freeSpace(dataDir)) / 2)
  if (Number(c.req.header('Content-Length') ?? 0) > mostBytes) throw noRoom()
  const { body } = c.req.raw
  if (!body) throw unreadable('There is no file. Nothing was changed.')
  const path = await newUnfinished(dataDir)
  const discard = () => rm(path, { force: true })
  try {
    const chunks = limited(Readable.fromWeb(body as ReadableStream<Uint8Array>), mostBytes)
    await pipeline(chunks, createWriteStream(path))
  } catch (error) {
    await discard()
    throw error
  }
  return { path, mostBytes, discard }
}

async function* limited(chunks: AsyncIterable<Uint8Array>, most: number) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > most) throw noRoom()
    yield chunk
  }
}

const noRoom = () =>
  new Refusal({
    code: 'unavailable',
    message: 'The disk has no room for this file. Make room, then try again. Nothing was changed.',
  })
