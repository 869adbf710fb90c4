import { type LookupAddress, lookup as resolve } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import {
  answered,
  CalendarProblem,
  lessSecure,
  notSecure,
  privateNetwork,
  tooLarge,
  tooManyRedirects,
  tooSlow,
  unreachable,
} from './problem.ts'
import { isPublicAddress, saysPrivate } from './publicHost.ts'

const mostRedirects = 5
const timeLimit = 10_000
const sizeLimit = 10 * 1_024 * 1_024

export type Marks = { etag?: string; lastModified?: string }

/** A file as it came: what its bytes mean is not worked out here. */
export type CalendarFile = { bytes: Uint8Array; charset: string }

export type Fetched = { unchanged: true } | { unchanged: false; file: CalendarFile; marks: Marks }

export type FetchOptions = {
  /** Whether the household's own network may be read, too. */
  allowPrivate: boolean
  /** What the copy at hand came with: an unchanged calendar is not sent again. */
  marks?: Marks
  /** How names become addresses. */
  lookup?: typeof resolve
  /** Which addresses may be connected to where private ones may not. */
  isPublic?: (address: string) => boolean
  time?: number
}

/**
 * Reads a calendar from the network. Whoever adds a calendar chooses where this server connects
 * to, so every hop is checked, and the connection goes to the very address that was checked.
 */
export async function fetchCalendar(address: URL, options: FetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.time ?? timeLimit)
  try {
    return await follow(address, options, signal)
  } catch (error) {
    if (error instanceof CalendarProblem) throw error
    if (signal.aborted) throw new CalendarProblem(tooSlow)
    throw new CalendarProblem(isCertificate(error) ? notSecure : unreachable)
  }
}

async function follow(address: URL, options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
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
    if (status === 304 && options.marks) {
      response.destroy()
      return { unchanged: true }
    }
    if (status !== 200) {
      response.destroy()
      throw new CalendarProblem(answered(status))
    }
    const { etag, 'last-modified': lastModified } = response.headers
    return { unchanged: false, file: await read(response), marks: { etag, lastModified } }
  }
  throw new CalendarProblem(tooManyRedirects)
}

/** A name and password in the address go on to the same place only. */
export function nextAddress(from: URL, location: string): URL {
  if (!URL.canParse(location, from)) throw new CalendarProblem(unreachable)
  const to = new URL(location, from)
  if (!/^https?:$/.test(to.protocol)) throw new CalendarProblem(unreachable)
  // Whoever pasted a secure address trusts nobody in between.
  if (from.protocol === 'https:' && to.protocol === 'http:') throw new CalendarProblem(lessSecure)
  if (to.origin === from.origin && !to.username) {
    to.username = from.username
    to.password = from.password
  }
  return to
}

function ask(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { allowPrivate, marks, lookup = resolve, isPublic = isPublicAddress } = options
  // Addresses are not looked up, so they are checked here; names when they become addresses.
  if (!allowPrivate && saysPrivate(url, isPublic)) throw new CalendarProblem(privateNetwork)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((answer, fail) => {
    send(
      url,
      {
        // No connection is shared: each is made to an address that was checked for it.
        agent: false,
        signal,
        lookup: allowPrivate ? (lookup as LookupFunction) : checked(lookup, isPublic),
        headers: {
          Accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
          'Accept-Encoding': 'gzip, deflate, br',
          'User-Agent': 'Food Pal',
          ...(marks?.etag && { 'If-None-Match': marks.etag }),
          ...(marks?.lastModified && { 'If-Modified-Since': marks.lastModified }),
        },
      },
      answer,
    )
      .on('error', fail)
      .end()
  })
}

/** Looks a name up and hands on its addresses only if all of them are public. */
function checked(lookup: typeof resolve, isPublic: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[]
      const [first] = addresses ?? []
      if (error || !first) {
        callback(error ?? new Error('The name has no address'), '')
      } else if (!addresses.every(({ address }) => isPublic(address))) {
        callback(new CalendarProblem(privateNetwork), '')
      } else if (options.all) {
        callback(null, addresses)
      } else {
        callback(null, first.address, first.family)
      }
    })
  }
}

/** Counted as it arrives and after unpacking: a small answer can unpack into a huge one. */
async function read(response: IncomingMessage): Promise<CalendarFile> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpacked(response)) {
    size += (chunk as Buffer).byteLength
    if (size > sizeLimit) {
      response.destroy()
      throw new CalendarProblem(tooLarge)
    }
    chunks.push(chunk as Buffer)
  }
  return { bytes: Buffer.concat(chunks), charset: charsetOf(response) }
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

function charsetOf(response: IncomingMessage): string {
  const [, named] = /charset="?([\w-]+)/i.exec(response.headers['content-type'] ?? '') ?? []
  try {
    return new TextDecoder(named).encoding
  } catch {
    return 'utf-8'
  }
}

const isCertificate = (error: unknown) =>
  /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(String((error as NodeJS.ErrnoException).code))
