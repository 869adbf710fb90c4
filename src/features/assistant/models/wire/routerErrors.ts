import { APICallError, StreamProviderError } from 'ai'
import { millis } from '#shared/time.ts'
import {
  ModelFailure,
  readRetryAfter,
  reasonOf,
  type Sent,
  statusOfCode,
} from '../routerFailures.ts'
import { withoutKey } from './removeKey.ts'

/** Converts any error of a call to a failure with a sentence for the person. */
export function failureOf(error: unknown, sent: Sent): ModelFailure {
  if (error instanceof ModelFailure) return error
  const own = causeOf(error)
  if (own) return own
  if (APICallError.isInstance(error)) return ofAnswer(error, sent)
  if (StreamProviderError.isInstance(error)) return ofStream(error, sent)
  // The stream was malformed, or ended without a reason.
  const detail = error instanceof Error ? withoutKey(error.message, sent.key) : undefined
  return new ModelFailure('empty', { detail })
}

/** Our own fetch throws failures, which the SDK wraps. */
function causeOf(error: unknown): ModelFailure | undefined {
  let cause = error
  for (let depth = 0; depth < 5 && cause instanceof Error; depth += 1) {
    if (cause instanceof ModelFailure) return cause
    cause = cause.cause
  }
  return undefined
}

function ofAnswer(error: APICallError, sent: Sent): ModelFailure {
  const { statusCode, responseHeaders, responseBody, message } = error
  // A connection that broke during a good answer has status 200 and no body.
  if (statusCode === undefined || statusCode < 400)
    return new ModelFailure('unreachable', { detail: withoutKey(message, sent.key) })
  const words = withoutKey(responseBody ?? message, sent.key).slice(0, 2_000)
  return new ModelFailure(reasonOf(statusCode, words, sent), {
    retryAfter: readRetryAfter(responseHeaders?.['retry-after'], millis()),
    detail: `${statusCode} ${words}`,
    status: statusCode,
  })
}

function ofStream({ code, statusCode, message }: StreamProviderError, sent: Sent): ModelFailure {
  const status = statusOfCode(code) ?? statusCode ?? 502
  return new ModelFailure(reasonOf(status, message, sent), {
    detail: `${code ?? 'no code'} ${withoutKey(message, sent.key)}`,
    status,
  })
}
