import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Context } from 'hono'
import { Refusal, unreadable } from '#shared/errors.ts'
import type { Config } from '../lifecycle/config.ts'
import { freeSpace, newUnfinished } from '../lifecycle/unfinishedFiles.ts'
import { hashedInto } from './idempotency.ts'

type Received = { path: string; mostBytes: number; discard: () => Promise<void> }

type Limit = { megabytes?: number }

/**
 * Writes a file into the data folder: at most half the free space, since using it takes as much.
 */
export async function receiveFile(
  c: Context,
  { dataDir }: Pick<Config, 'dataDir'>,
  { megabytes = Number.POSITIVE_INFINITY }: Limit = {},
): Promise<Received> {
  const room = Math.floor((await freeSpace(dataDir)) / 2)
  const most = megabytes * 1_024 * 1_024
  const refusal = () => (room < most ? noRoom() : tooLarge(megabytes))
  const mostBytes = Math.min(room, most)
  if (Number(c.req.header('Content-Length') ?? 0) > mostBytes) {
    // The rest of the body is not read, so the connection can't be used again.
    c.header('Connection', 'close')
    throw refusal()
  }
  const { body } = c.req.raw
  if (!body) throw unreadable("There's no file. Nothing was changed.")
  const path = await newUnfinished(dataDir)
  const discard = () => rm(path, { force: true })
  try {
    const chunks = Readable.fromWeb(body as ReadableStream<Uint8Array>)
    const passing = hashedInto(c.get('requestKey'), limited(chunks, mostBytes, refusal))
    await pipeline(passing, createWriteStream(path))
  } catch (error) {
    await discard()
    throw error
  }
  return { path, mostBytes, discard }
}

async function* limited(chunks: AsyncIterable<Uint8Array>, most: number, refusal: () => Refusal) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > most) throw refusal()
    yield chunk
  }
}

const noRoom = () =>
  new Refusal({
    code: 'unavailable',
    message: 'The disk has no room for this file. Make room, then try again. Nothing was changed.',
  })

const tooLarge = (megabytes: number) =>
  new Refusal({
    code: 'tooLarge',
    message: `This is too large: at most ${megabytes} MB can be sent.`,
  })
