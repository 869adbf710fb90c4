import { hash } from 'node:crypto'
import type { Handler } from 'hono'
import type { Call } from '#shared/endpoint.ts'
import type { AppContext } from '../../appContext.ts'
import type { Reader } from '../../db/open.ts'
import { Route } from '../routes.ts'
import { gzip, lengthOf } from './gzip.ts'
import { type Bytes, createPieces, joined, type Piece } from './pieces.ts'

type Encoding = 'gzip' | 'identity'
type Rendered = { etag: string; pieces: Piece[] } & Partial<Record<Encoding, Promise<Bytes>>>

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
): Route {
  let kept: Promise<Rendered> | undefined
  let keptRevision: number | undefined
  const inPieces = createPieces()

  async function current(): Promise<Rendered> {
    const revision = await app.revisionOf(topic)
    if (!kept || keptRevision !== revision) {
      const fresh = rendered(app.reader)
      kept = fresh
      keptRevision = revision
      // A failed read is not cached.
      fresh.catch(() => {
        if (kept === fresh) kept = undefined
      })
    }
    return kept
  }

  async function rendered(reader: Reader): Promise<Rendered> {
    const pieces = inPieces(await load(reader))
    const digest = hash('sha256', pieces.map((piece) => piece.digest).join(), 'base64url')
    return { etag: `W/"${digest.slice(0, 22)}"`, pieces }
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
    answer[encoding] ??= encoders[encoding](answer.pieces)
    const body = await answer[encoding]
    return c.body(body, 200, {
      ...headers,
      'Content-Type': 'application/json; charset=UTF-8',
      'Content-Length': String(body.byteLength),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
  }
  return new Route(list, handler)
}

/** Gzip alone: after an edit Brotli would compress the whole list anew, gzip only what changed. */
const encoders: Record<Encoding, (pieces: Piece[]) => Promise<Bytes>> = {
  identity: async (pieces) => joined(pieces.map(({ bytes }) => bytes)),
  gzip,
}

const encodingFor = (accepted: string | undefined, { pieces }: Rendered): Encoding =>
  accepted && lengthOf(pieces) >= worthCompressing && takesEncoding(accepted, 'gzip')
    ? 'gzip'
    : 'identity'

export const takesEncoding = (accepted: string, name: string) =>
  accepted.includes(name) &&
  accepted.split(',').some((offer) => {
    const [offered, q = '1'] = offer.trim().split(/\s*;\s*q=/)
    return offered === name && Number(q) > 0
  })

const matches = (given: string | undefined, etag: string) =>
  given !== undefined && (given === '*' || given.split(/\s*,\s*/).includes(etag))
