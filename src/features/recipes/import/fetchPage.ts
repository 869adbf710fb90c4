import { charsetOf, fetchRemote, type RemoteOptions } from '#server/remote/fetchRemote.ts'
import { RemoteProblem } from '#server/remote/guardedRequest.ts'
import { ImportProblem, noAddress, noPage, sentenceOf } from './importProblem.ts'

const timeLimit = 10_000
const sizeLimit = 5 * 1_024 * 1_024

/** A fetched page as bytes, with the encoding that its server's header names. */
export type FetchedPage = { bytes: Uint8Array; charset: string | undefined; address: string }

type Options = Pick<RemoteOptions, 'allowPrivate' | 'lookup' | 'isPublic'> & { time?: number }

/** Many sites answer nobody who does not ask as browsers do. It is one page, for one person. */
const asBrowsers = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 FoodPal',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,application/json;q=0.8,*/*;q=0.5',
  'Accept-Language': 'en-US,en;q=0.9,*;q=0.5',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'none',
  'Sec-Fetch-User': '?1',
  'Upgrade-Insecure-Requests': '1',
}

export async function fetchPage(given: string, options: Options): Promise<FetchedPage> {
  const { time = timeLimit, ...guard } = options
  try {
    const found = await fetchRemote(pageAddress(given), {
      ...guard,
      time,
      mostBytes: sizeLimit,
      keepsCookies: true,
      headers: asBrowsers,
    })
    if (!found || !isReadable(found.headers['content-type'])) throw new ImportProblem(noPage)
    const { bytes, headers, url } = found
    url.username = ''
    url.password = ''
    return { bytes, charset: charsetOf(headers), address: url.href }
  } catch (error) {
    throw error instanceof RemoteProblem ? new ImportProblem(sentenceOf(error)) : error
  }
}

const readable = /^(?:text\/|application\/(?:xhtml|xml|(?:ld\+)?json))/i

const isReadable = (type: string | undefined) => type === undefined || readable.test(type.trim())

/** The address as people paste it: 'example.com/soup' counts as 'https://example.com/soup'. */
export function pageAddress(given: string): URL {
  const text = given.trim()
  const whole = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  if (!/\s/.test(text) && URL.canParse(whole)) {
    const url = new URL(whole)
    if (/^https?:$/.test(url.protocol) && /[.:]|^localhost$/.test(url.hostname)) return url
  }
  throw new ImportProblem(noAddress)
}
