import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Handler } from 'hono'
import type { Call } from '#shared/endpoint.ts'
import type { AppContext } from '../appContext.ts'
import type { Reader } from '../db/open.ts'
import { Route } from './routes.ts'

type Encoding = 'br' | 'gzip' | 'identity'

type Rendered = {
  etag: string
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
}

const compress = {
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Uint8Array) => promisify(gzip)(body, { level: 6 }),
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

  const handler: Handler = async (c) => {
    const answer = await current()
    const headers = {
      ETag: answer.etag,
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding',
    }
    if (matches(c.req.header('If-None-Match'), answer.etag)) return c.body(null, 304, headers)
    const encoding = encodingFor(c.req.header('Accept-Encoding'), answer)
    const body = await encoded(answer, encoding)
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
  const identity = new TextEncoder().encode(await read())
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { etag: `W/"${hash}"`, bodies: { identity } }
}

async function encoded(answer: Rendered, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const plain = answer.bodies.identity ?? new Uint8Array()
  if (encoding === 'identity') return plain
  answer.bodies[encoding] ??= new Uint8Array(await compress[encoding](plain))
  return answer.bodies[encoding]
}

function encodingFor(accepted: string | undefined, answer: Rendered): Encoding {
  if (!accepted || (answer.bodies.identity?.byteLength ?? 0) < worthCompressing) return 'identity'
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
