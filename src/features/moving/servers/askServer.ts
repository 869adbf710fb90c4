import type { AppContext } from '#server/appContext.ts'
import { fetchRemote } from '#server/remote/fetchRemote.ts'
import { RemoteProblem } from '#server/remote/guardedRequest.ts'
import { answered, remoteSentences } from '#server/remote/sentences.ts'
import { unreadable } from '#shared/errors.ts'

/** Limits of one answer, and of all answers together. */
const timeLimit = 20_000
const sizeLimit = 32 * 1_024 * 1_024
const mostBytes = 128 * 1_024 * 1_024

const sentences = {
  ...remoteSentences,
  privateNetwork:
    "Food Pal doesn't read servers on a private network. Whoever looks after it can allow that (CALENDAR_ALLOW_PRIVATE_HOSTS).",
  tooLarge: 'The server sends more than Food Pal can read.',
}

function sentenceOf({ trouble, status }: RemoteProblem): string {
  if (trouble !== 'answered') return sentences[trouble]
  if (status === 401 || status === 403) return "The server didn't accept the key."
  return status === 404 ? "This doesn't seem to be the program's address." : answered(status)
}

/** JSON as it came, by what was asked for. */
export type Answers = Record<string, Uint8Array[]>

export type Ask = {
  /** A part of the API; an optional one that is missing is an empty list. */
  (path: string, options?: { optional?: boolean; largest?: number }): Promise<Uint8Array>
  address: string
  key: { origin: string; headers: Record<string, string> }
}

/** The address as people paste it: without a scheme, with a slash or '/api' at the end. */
export function serverAddress(given: string): URL {
  const text = given.trim()
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const hasHost = !/\s/.test(text) && URL.canParse(whole)
  const url = hasHost ? new URL(whole) : undefined
  if (!url || !/[.:]|^localhost$/.test(url.hostname)) {
    throw unreadable("This isn't a web address. It should start with https:// or http://.")
  }
  url.hash = ''
  url.search = ''
  url.pathname = url.pathname.replace(/(?:\/+(?:api|index\.php))*\/*$/i, '')
  return url
}

/** Asks a server with its key, through the guard of addresses. */
export function createAsk(
  app: Pick<AppContext, 'config'>,
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
): Ask {
  let left = mostBytes
  const address = url.href.replace(/\/+$/, '')
  const stopped = new Promise<never>((_, stop) => {
    signal.addEventListener('abort', () => stop(signal.reason), { once: true })
  })
  // Nobody may be waiting when it is stopped.
  stopped.catch(() => {})
  const ask = async (path: string, { optional = false, largest = sizeLimit } = {}) => {
    signal.throwIfAborted()
    try {
      const fetching = fetchRemote(new URL(`${address}${path}`), {
        allowPrivate: app.config.privateCalendars,
        time: timeLimit,
        mostBytes: Math.min(left, largest),
        headers: { Accept: 'application/json' },
        ownHeaders: headers,
      })
      const found = await Promise.race([fetching, stopped])
      const bytes = found?.bytes ?? new Uint8Array()
      left -= bytes.length
      return bytes
    } catch (error) {
      if (!(error instanceof RemoteProblem)) throw error
      const isMissing = error.trouble === 'answered' && [400, 404].includes(error.status)
      if (optional && isMissing) return new TextEncoder().encode('[]')
      throw unreadable(sentenceOf(error))
    }
  }
  return Object.assign(ask, { address, key: { origin: url.origin, headers } })
}
