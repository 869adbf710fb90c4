import { changeHeader } from '#shared/changes.endpoints.ts'
import type { Method } from '#shared/endpoint.ts'
import type { ErrorBody, ErrorCode, FieldProblem } from '#shared/errors.ts'
import { householdHeader } from '#shared/household.endpoints.ts'
import { originHeader } from '#shared/liveMessage.ts'
import { atBase } from '../basePath.ts'
import { idempotencyKeyOf } from './idempotencyKey.ts'
import { isOurs, ourHousehold } from './ourHousehold.ts'
import { requireSignIn } from './session.ts'

declare global {
  /** The answer to what index.html asked for before the scripts came, once. */
  var takeEarly: ((path: string) => Promise<Response | undefined> | undefined) | undefined
}

export interface RequestOptions {
  timeout?: number
  signal?: AbortSignal
  /** The idempotency key, by which the server recognizes a repeated write. */
  key?: string
}

const DEFAULT_TIMEOUT = 30_000
const UNREACHABLE = "Food Pal can't be reached. Check the connection and try again."
const TOO_SLOW = 'Food Pal is taking too long to answer. Try again in a moment.'
const UNREADABLE = "Food Pal's answer couldn't be read. Try again in a moment."
const UNKNOWN = 'Something went wrong. Try again in a moment.'

export class RequestError extends Error {
  /** The HTTP status, or 0 if no answer came. */
  readonly status: number
  readonly code?: ErrorCode
  readonly serverMessage?: string
  readonly validationErrors?: FieldProblem[]
  readonly warnings?: string[]
  readonly current?: ErrorBody['current']
  readonly changedBy?: string

  constructor(status: number, message: string, body: Partial<ErrorBody> = {}) {
    super(message)
    this.name = 'RequestError'
    this.status = status
    this.code = body.code
    this.serverMessage = body.message
    this.validationErrors = body.validationErrors
    this.warnings = body.warnings
    this.current = body.current
    this.changedBy = body.changedBy
  }
}

export const unreachable = () => new RequestError(0, UNREACHABLE)

/** Sent with every request and named by live messages, so that a page knows its own changes. */
export const pageId = crypto.getRandomValues(new Uint32Array(3)).join('-')

/** Sends a request. The answer's type is unknown here; `send` gives it the contract's. */
export async function request(
  method: Method,
  path: string,
  body?: unknown,
  { timeout = DEFAULT_TIMEOUT, signal, key }: RequestOptions = {},
): Promise<unknown> {
  // A file's content is not part of the key, so two files could get the same one.
  const attempt =
    method === 'GET' || body instanceof Blob ? undefined : idempotencyKeyOf(method, path, body, key)
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetchOurs(
      method,
      path,
      body,
      signal ? AbortSignal.any([limit, signal]) : limit,
      attempt && { 'Idempotency-Key': attempt.key },
    )
    const text = await response.text()
    if (response.status < 500) attempt?.isAnswered()
    if (!response.ok) throw refusal(response, text)
    return noted(response, parse(response.status, text))
  } catch (error) {
    if (error instanceof RequestError || signal?.aborted) throw error
    throw limit.aborted ? new RequestError(0, TOO_SLOW) : unreachable()
  }
}

/** Fetches, and treats an answer from another household as no answer. */
export async function fetchOurs(
  method: Method,
  path: string,
  body: unknown,
  signal: AbortSignal,
  headers?: Record<string, string>,
): Promise<Response> {
  const household = ourHousehold()
  const early = method === 'GET' ? await globalThis.takeEarly?.(path) : undefined
  const response =
    early ??
    (await fetch(atBase(path), {
      method,
      credentials: 'include',
      headers: {
        'X-Manual-Action': 'true',
        [originHeader]: pageId,
        ...(household && { [householdHeader]: household }),
        ...(body === undefined ? {} : { 'Content-Type': contentTypeOf(body) }),
        ...headers,
      },
      body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
      signal,
    }))
  if (!isOurs(response)) throw unreachable()
  return response
}

const contentTypeOf = (body: unknown) =>
  body instanceof Blob ? 'application/octet-stream' : 'application/json'

const changeIds = new WeakMap<object, number>()

/** The id of the change that an answer reports, by which the change can be undone. */
export const changeIdOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null ? changeIds.get(answer) : undefined

function noted({ headers }: Response, answer: unknown): unknown {
  const changeId = Number(headers.get(changeHeader))
  if (changeId > 0 && typeof answer === 'object' && answer !== null) changeIds.set(answer, changeId)
  return answer
}

/** The request got no answer, so nobody knows whether a write was carried out. */
export const isUnanswered = (error: unknown) => error instanceof RequestError && error.status === 0

/** The record does not exist, or no longer. */
export const isNotFound = (error: unknown) =>
  error instanceof RequestError && error.code === 'unknown'

/** The sentence to show for an error: the server's message, or one of ours. */
export function problemOf(error: unknown, otherwise = UNKNOWN): string {
  if (!(error instanceof RequestError)) return otherwise
  return error.serverMessage ?? (error.status === 0 ? error.message : otherwise)
}

export function refusal(response: Response, text: string): RequestError {
  if (response.status === 401) requireSignIn()
  return new RequestError(
    response.status,
    `${response.status}: ${text || response.statusText}`,
    errorBody(text),
  )
}

function errorBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return isSentence(text) ? { message: text.trim() } : {}
  }
}

/** A proxy may answer with a sentence, which is shown, or with an HTML page, which is not. */
const isSentence = (text: string) => /^\s*[^<\s]/.test(text) && text.length <= 300

function parse(status: number, text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new RequestError(status, `${status}: ${UNREADABLE}`, { message: UNREADABLE })
  }
}
