import { type LookupAddress, lookup as resolve } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress, saysPrivate } from './publicHost.ts'

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

export type Guarded = {
  /** Whether the household's own network may be reached, too. */
  allowPrivate: boolean
  headers: Record<string, string>
  lookup?: typeof resolve
  /** Decides which addresses may be connected to unless `allowPrivate` is set. */
  isPublic?: (address: string) => boolean
}

/** Sends a request, with a body as a POST, to the very IP that was checked. */
export function ask(
  url: URL,
  options: Guarded,
  signal: AbortSignal,
  body?: string,
): Promise<IncomingMessage> {
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
        method: body === undefined ? 'GET' : 'POST',
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
      .end(body)
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

/** What a failed request is about. */
export function asProblem(error: unknown, signal: AbortSignal): RemoteProblem {
  if (error instanceof RemoteProblem) return error
  if (signal.aborted) return new RemoteProblem('tooSlow')
  return new RemoteProblem(isCertificate(error) ? 'notSecure' : 'unreachable')
}

const isCertificate = (error: unknown) =>
  /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(String((error as NodeJS.ErrnoException).code))
