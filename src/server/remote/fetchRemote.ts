import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'
import { CookieJar } from './cookieJar.ts'
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
  /** Whether what a site sets is sent to it again, while its redirects are followed. */
  keepsCookies?: boolean
  /** Headers for the address itself, such as a key: no redirect takes them to another server. */
  ownHeaders?: Record<string, string>
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
  const jar = options.keepsCookies ? new CookieJar() : undefined
  let url = address
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const own = url.origin === address.origin ? options.ownHeaders : undefined
    const headers = { ...options.headers, ...own, ...jar?.headersFor(url) }
    const response = await ask(url, { ...options, headers }, signal)
    jar?.keep(url, response)
    const status = response.statusCode ?? 0
    const { location } = response.headers
    if (status >= 300 && status < 400 && status !== 304 && location !== undefined) {
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

async function read(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += (chunk as Buffer).byteLength
    if (size > mostBytes) {
      response.destroy()
      throw new RemoteProblem('tooLarge')
    }
    chunks.push(chunk as Buffer)
  }
  const bytes = Buffer.concat(chunks)
  try {
    return await unpacked(bytes, response.headers['content-encoding'], mostBytes)
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw isTooLarge ? new RemoteProblem('tooLarge') : error
  }
}

/**
 * As browsers do it: gzip is known by its first bytes, since some servers don't mention it, and
 * deflate comes with or without its header. A small answer can unpack into a huge one.
 */
async function unpacked(bytes: Buffer, encoding = '', mostBytes: number): Promise<Uint8Array> {
  const limit = { maxOutputLength: mostBytes }
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (isGzip || /gzip$/i.test(encoding)) return promisify(gunzip)(bytes, limit)
  if (/^br$/i.test(encoding)) return promisify(brotliDecompress)(bytes, limit)
  if (!/^deflate$/i.test(encoding)) return bytes
  const hasHeader = ((bytes[0] ?? 0) & 0x0f) === 8
  return promisify(hasHeader ? inflate : inflateRaw)(bytes, limit)
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
