import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Handler } from 'hono'
import type { Call } from '#shared/endpoint.ts'
import type { AppContext } from '../../appContext.ts'
import type { Reader } from '../../db/open.ts'
import { Route } from '../routes.ts'
import { type Gzipped, gzipInPieces } from './gzipInPieces.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Bytes = Uint8Array<ArrayBuffer>

type Rendered = {
  etag: string
  plain: Bytes
  brotli?: Promise<Bytes>
  gzipped?: Promise<Gzipped>
}

/** Bytes below which compression saves little. */
const worthCompressing = 1_024

/**
 * A list as JSON, cached until its topic's revision changes. The revision is read for every
 * request, since another instance may have written; the JSON, its ETag and its compressed forms are
 * made once per revision.
 */
export function listRead<Answer>(
  app: AppContext,
  { topic, list }: { topic: string; list: Call<Answer> },
  load: (reader: Reader) => Promise<Answer>,
  toJson: (answer: Answer) => string = JSON.stringify,
): Route {
  let kept: Promise<Rendered> | undefined
  let keptRevision: number | undefined
  let lastGzipped: Gzipped | undefined

  async function current(): Promise<Rendered> {
    const revision = await app.revisionOf(topic)
    if (!kept || keptRevision !== revision) {
      const fresh = make(async () => toJson(await load(app.reader)))
      kept = fresh
      keptRevision = revision
      // A failed read is not cached.
      fresh.catch(() => {
        if (kept === fresh) kept = undefined
      })
    }
    return kept
  }

  const encoded: Record<Encoding, (answer: Rendered) => Promise<Bytes>> = {
    identity: async ({ plain }) => plain,
    br: (answer) => (answer.brotli ??= brotli(answer.plain)),
    gzip: async (answer) => {
      answer.gzipped ??= gzipInPieces(answer.plain, lastGzipped)
      const gzipped = await answer.gzipped
      lastGzipped = gzipped
      return gzipped.file
    },
  }

  const handler: Handler = async (c) => {
    const answer = await current()
    const headers = {
      ETag: answer.etag,
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding',
    }
    if (matches(c.req.header('If-None-Match'), answer.etag)) return c.body(null, 304, headers)
    const encoding = encodingFor(c.req.header('Accept-Encoding'), answer)
    const body = await encoded[encoding](answer)
    return c.body(body, 200, {
      ...headers,
      'Content-Type': 'application/json; charset=UTF-8',
      'Content-Length': String(body.byteLength),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
  }
  return new Route(list, handler)
}

async function make(read: () => Promise<string>): Promise<Rendered> {
  const plain = new TextEncoder().encode(await read())
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { etag: `W/"${hash}"`, plain }
}

async function brotli(plain: Bytes): Promise<Bytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return new Uint8Array(await promisify(brotliCompress)(plain, { params }))
}

function encodingFor(accepted: string | undefined, answer: Rendered): Encoding {
  if (!accepted || answer.plain.byteLength < worthCompressing) return 'identity'
  return (['br', 'gzip'] as const).find((name) => takesEncoding(accepted, name)) ?? 'identity'
}

export const takesEncoding = (accepted: string, name: string) =>
  accepted.includes(name) &&
  accepted.split(',').some((offer) => {
    const [offered, q = '1'] = offer.trim().split(/\s*;\s*q=/)
    return offered === name && Number(q) > 0
  })

const matches = (given: string | undefined, etag: string) =>
  given !== undefined && (given === '*' || given.split(/\s*,\s*/).includes(etag))
