import { type LookupAddress, lookup as resolve } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress, saysPrivate } from './publicHost.ts'

const mostRedirects = 5

/** The reason why nothing was read from an address. Callers have the sentences for it. */
export type RemoteTrouble =
  | 'privateNetwork'
  | 'unreachable'
  | 'tooSlow'
  | 'tooLarge'
  | 'lessSecure'
  | 'tooManyRedirects'
  | 'notSecure'
  | 'answered'

export class RemoteProblem extends Error {
  readonly trouble: RemoteTrouble
  /** The HTTP status, with 'answered'. */
  readonly status: number

  constructor(trouble: RemoteTrouble, status = 0) {
    super(`${trouble} ${status || ''}`.trim())
    this.name = 'RemoteProblem'
    this.trouble = trouble
    this.status = status
  }
}

/** A downloaded file, not decoded. */
export type RemoteFile = {
  bytes: Uint8Array
  headers: IncomingMessage['headers']
  /** The address after all redirects. */
  url: URL
}

export type RemoteOptions = {
  /** Whether the household's own network may be read, too. */
  allowPrivate: boolean
  /** `time` in milliseconds; `mostBytes` counts after decompression. */
  time: number
  mostBytes: number
  headers: Record<string, string>
  lookup?: typeof resolve
  /** Decides which addresses may be connected to unless `allowPrivate` is set. */
  isPublic?: (address: string) => boolean
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
    if (error instanceof RemoteProblem) throw error
    if (signal.aborted) throw new RemoteProblem('tooSlow')
    throw new RemoteProblem(isCertificate(error) ? 'notSecure' : 'unreachable')
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

function ask(url: URL, options: RemoteOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { allowPrivate, headers, lookup = resolve, isPublic = isPublicAddress } = options
  // IP addresses are not looked up, so they are checked here; names are checked in `lookup`.
  if (!allowPrivate && saysPrivate(url, isPublic)) throw new RemoteProblem('privateNetwork')
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((answer, fail) => {
    send(
      url,
      {
        // No connection is reused: each goes to an address that was checked for it.
        agent: false,
        signal,
        lookup: allowPrivate ? (lookup as LookupFunction) : checked(lookup, isPublic),
        headers: {
          'Accept-Encoding': 'gzip, deflate, br',
          'User-Agent': 'Food Pal',
          ...headers,
        },
      },
      answer,
    )
      .on('error', fail)
      .end()
  })
}

/** Resolves a name and passes its addresses on only if all of them are public. */
function checked(lookup: typeof resolve, isPublic: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[]
      const [first] = addresses ?? []
      if (error || !first) {
        callback(error ?? new Error('The name has no address'), '')
      } else if (!addresses.every(({ address }) => isPublic(address))) {
        callback(new RemoteProblem('privateNetwork'), '')
      } else if (options.all) {
        callback(null, addresses)
      } else {
        callback(null, first.address, first.family)
      }
    })
  }
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

const isCertificate = (error: unknown) =>
  /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(String((error as NodeJS.ErrnoException).code))
