import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { changeHeader } from '#shared/changes.calls.ts'
import { conflict, unreadable } from '#shared/errors.ts'
import type { House } from '../house.ts'
import { log } from '../log.ts'
import { Repeated, type RequestKey } from '../requestKeys.ts'
import { isFileBody } from './fileBody.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Where a client gave its call a key. */
    requestKey: RequestKey | undefined
  }
}

const header = 'Idempotency-Key'
/** Of larger ones, and of files, the address alone must be the same. */
const comparedUpTo = 1_024 * 1_024
/** A larger answer is not kept, and told from what was stored. */
const longestKept = 256 * 1_024

/** A write whose answer was lost may be sent again under its key: it is done once. */
export function answerOnce(house: House): MiddlewareHandler {
  const underWay = new Map<string, Promise<void>>()

  return async (c, next) => {
    const key = keyOf(c)
    if (!key) return next()
    const call = await callOf(c)
    await underWay.get(key)
    const before = await replay(house, key, call)
    if (before) return before

    const request: RequestKey = { key, call }
    c.set('requestKey', request)
    const { promise, resolve } = Promise.withResolvers<void>()
    underWay.set(key, promise)
    try {
      await next()
      if (c.error instanceof Repeated) c.res = (await replay(house, key, call)) ?? c.res
      else if (request.isUsed) await keep(house, c.res, key)
    } finally {
      if (underWay.get(key) === promise) underWay.delete(key)
      resolve()
    }
  }
}

function keyOf(c: Context): string | undefined {
  const key = c.req.header(header)?.trim()
  if (!key || ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return undefined
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw unreadable(`${header} takes up to 200 letters, digits and signs.`)
}

async function callOf(c: Context): Promise<string> {
  const { method, path } = c.req
  const length = Number(c.req.header('Content-Length') ?? 0)
  const body = length <= comparedUpTo && !isFileBody(c) ? await c.req.text() : ''
  return `${method} ${path} ${createHash('sha256').update(body).digest('base64url')}`
}

async function replay(house: House, key: string, call: string) {
  const found = await house.findAnswer(key)
  if (!found) return undefined
  if (found.call !== call) throw conflict(`This ${header} was used for another call.`)
  return new Response(found.answer, {
    status: found.status,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Replayed': 'true',
      ...(found.changeId !== null && { [changeHeader]: String(found.changeId) }),
    },
  })
}

/** The write is done: whatever happens here, its own answer goes out. */
async function keep(house: House, response: Response, key: string) {
  if (!response.headers.get('Content-Type')?.includes('application/json')) return
  try {
    const answer = await response.clone().text()
    if (answer.length <= longestKept)
      await house.keepAnswer(key, { status: response.status, answer })
  } catch (error) {
    log.warn('an answer was not kept', { error: String(error) })
  }
}
