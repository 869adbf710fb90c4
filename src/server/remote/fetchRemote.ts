import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ask, asProblem, type Guarded, RemoteProblem } from './guardedRequest.ts'

const mostRedirects = 5

/** A downloaded file, not decoded. */
export type RemoteFile = {
  bytes: Uint8Array
  headers: IncomingMessage['headers']
  /** The address after all redirects. */
  url: URL
}

export type RemoteOptions = Guarded & {
  /** `time` in milliseconds; `mostBytes` counts after decompression. */
  time: number
  mostBytes: number
}

/**
 * Downloads a file; undefined if it did not change (304). The address comes from outside, so every
 * redirect is checked, and the connection goes to the very IP that was checked.
 */
export async function fetchRemote(
  address: URL,
  options: RemoteOptions,
): Promise<RemoteFile | undefined> {
  const signal = AbortSignal.timeout(options.time)
  try {
    return await follow(address, options, signal)
  } catch (error) {
    throw asProblem(error, signal)
  }
}

async function follow(address: URL, options: RemoteOptions, signal: AbortSignal) {
  let url = address
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const response = await ask(url, options, signal)
    const status = response.statusCode ?? 0
    const { location } = response.headers
    if (status >= 300 && status < 400 && status !== 304 && location) {
      response.destroy()
      url = nextAddress(url, location)
      continue
    }
    if (status === 200) {
      const bytes = await read(response, options.mostBytes)
      return { bytes, headers: response.headers, url }
    }
    response.destroy()
    if (status === 304 && asksForChanges(options.headers)) return undefined
    throw new RemoteProblem('answered', status)
  }
  throw new RemoteProblem('tooManyRedirects')
}

const asksForChanges = (headers: Record<string, string>) =>
  'If-None-Match' in headers || 'If-Modified-Since' in headers

/** A user name and password in the address are passed on to the same origin only. */
export function nextAddress(from: URL, location: string): URL {
  if (!URL.canParse(location, from)) throw new RemoteProblem('unreachable')
  const to = new URL(location, from)
  if (!/^https?:$/.test(to.protocol)) throw new RemoteProblem('unreachable')
  // An https address must not lead to an unencrypted one.
  if (from.protocol === 'https:' && to.protocol === 'http:') throw new RemoteProblem('lessSecure')
  if (to.origin === from.origin && !to.username) {
    to.username = from.username
    to.password = from.password
  }
  return to
}

/** Counts bytes after decompression, since a small answer can unpack into a huge one. */
async function read(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpacked(response)) {
    size += (chunk as Buffer).byteLength
    if (size > mostBytes) {
      response.destroy()
      throw new RemoteProblem('tooLarge')
    }
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

function unpacked(response: IncomingMessage): Readable {
  const unpack = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[response.headers['content-encoding']?.toLowerCase() ?? '']
  if (!unpack) return response
  const stream = unpack()
  response.on('error', (error) => stream.destroy(error))
  return response.pipe(stream)
}

/** The encoding in the Content-Type, if it is a known one. */
export function charsetOf(headers: IncomingMessage['headers']): string | undefined {
  const [, named] = /charset="?([\w-]+)/i.exec(headers['content-type'] ?? '') ?? []
  try {
    return named && new TextDecoder(named).encoding
  } catch {
    return undefined
  }
}
