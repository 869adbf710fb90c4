import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { changeHeader } from '#shared/changes.endpoints.ts'
import { conflict, unreadable } from '#shared/errors.ts'
import type { AppContext } from '../appContext.ts'
import { log } from '../lifecycle/log.ts'
import { type IdempotencyKey, KeyAlreadyUsed } from '../records/idempotencyKeys.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set if the client sent an Idempotency-Key. */
    requestKey: IdempotencyKey | undefined
  }
}

type Found = Awaited<ReturnType<AppContext['findAnswer']>>

const encoding = 'base64url'
const header = 'Idempotency-Key'
/** The beginning of a stored answer that was a stream of events. */
const eventStart = 'data: '
/** Characters. A longer answer is not stored; a replay is then built from history. */
const longestKept = 256 * 1_024

/** A write repeated under its key is done once. `receiveFile` adds a file's hash to its call. */
export function answerOnce(app: AppContext, isFile: (c: Context) => boolean): MiddlewareHandler {
  const inFlight = new Map<string, Promise<void>>()

  return async (c, next) => {
    const key = keyOf(c)
    if (!key) return next()
    const request: IdempotencyKey = { key, call: callOf(c) }
    if (!isFile(c))
      request.call += createHash('sha256')
        .update(await c.req.text())
        .digest(encoding)
    const earlier = inFlight.get(key)
    const { promise, resolve } = Promise.withResolvers<void>()
    inFlight.set(key, promise)
    try {
      await earlier
      const before = await app.findAnswer(key)
      if (before) {
        if (isFile(c)) for await (const _ of hashedInto(request, c.req.raw.body ?? []));
        return replay(before, request)
      }
      c.set('requestKey', request)
      await next()
      const answeredMeanwhile = c.error instanceof KeyAlreadyUsed && (await app.findAnswer(key))
      if (answeredMeanwhile) c.res = replay(answeredMeanwhile, request)
      else if (request.isUsed) await keep(app, c.res, key)
    } finally {
      const end = () => {
        if (inFlight.get(key) === promise) inFlight.delete(key)
        resolve()
      }
      if (request.ends) request.ends.then(end)
      else end()
    }
  }
}

/** Passes a file on and adds its hash to the key's call. */
export async function* hashedInto<Chunk extends Uint8Array>(
  request: IdempotencyKey | undefined,
  chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
) {
  const hash = createHash('sha256')
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
  if (request) request.call += hash.digest(encoding)
}

function keyOf(c: Context): string | undefined {
  const key = c.req.header(header)?.trim()
  if (!key || ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return undefined
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw unreadable(`${header} takes up to 200 letters, digits and signs.`)
}

function callOf({ req }: Context): string {
  const { search } = new URL(req.url)
  return `${req.method} ${req.path}${search} `
}

function replay(found: NonNullable<Found>, { call }: IdempotencyKey): Response {
  if (found.call !== call) throw conflict(`This ${header} was used for another call.`)
  const isStream = found.answer.startsWith(eventStart)
  return new Response(found.answer, {
    status: found.status,
    headers: {
      'Content-Type': isStream ? 'text/event-stream' : 'application/json',
      'Idempotency-Replayed': 'true',
      ...(found.changeId !== null && { [changeHeader]: String(found.changeId) }),
    },
  })
}

async function keep(app: AppContext, response: Response, key: string) {
  if (!response.headers.get('Content-Type')?.includes('application/json')) return
  const answer = await response.clone().text()
  if (answer.length <= longestKept) await storeAnswer(app, key, response.status, answer)
}

/** The write is committed, so a failure here must not fail the request. */
async function storeAnswer(app: AppContext, key: string, status: number, answer: string) {
  try {
    await app.storeAnswer(key, { status, answer })
  } catch (error) {
    log.warn('an answer was not kept', { error: String(error) })
  }
}

/** Stores the events of a stream as the answer, once all are sent. */
export const keepEvents = (app: AppContext, key: string, events: readonly string[]) =>
  storeAnswer(app, key, 200, events.map((event) => `${eventStart}${event}\n\n`).join(''))
