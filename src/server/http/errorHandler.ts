import type { Context, ErrorHandler } from 'hono'
import { type ErrorBody, Refusal, statusOf } from '#shared/errors.ts'
import type { AppContext } from '../appContext.ts'
import type { DbError } from '../db/dbErrors.ts'
import { UncertainCommit } from '../db/uncertainCommit.ts'
import { log } from '../lifecycle/log.ts'
import type { SecretPaths } from './secretPaths.ts'

/** The only place that turns an error into an answer. */
export function errorHandler(app: AppContext, secrets: SecretPaths): ErrorHandler {
  return (error, c) => {
    const body = errorBodyOf(app, error, c, secrets.redacted(c.req.path))
    return c.json(body, statusOf[body.code])
  }
}

/** Also for an answer whose body has begun already, such as a stream. */
export function errorBodyOf(
  app: Pick<AppContext, 'dbErrorOf' | 'health'>,
  error: unknown,
  c: Context,
  path: string,
): ErrorBody {
  if (error instanceof Refusal) return error.body
  const id = c.get('requestId')
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  if (error instanceof UncertainCommit) {
    log.error('unsure whether a change was stored', { id, error: String(error.cause) })
    return {
      code: 'unavailable',
      message:
        'The database went away while this was being saved. Check whether it was saved before you try again.',
    }
  }
  const trouble = app.dbErrorOf(error)
  if (trouble) {
    log.error(troubles[trouble].event, { id, error: causeOf(error) })
    const sentence = troubles[trouble].message
    const advice = trouble === 'damaged' ? app.health.advice : ''
    return { code: 'unavailable', message: `${sentence} ${advice}`.trim() }
  }
  log.error('request failed', { id, path, error: stack ?? message })
  return {
    code: 'internal',
    message: `Something went wrong on our side, and nothing was changed. It's in the log as ${id}.`,
  }
}

const troubles: Record<DbError, { event: string; message: string }> = {
  away: {
    event: 'database away',
    message: "The database isn't answering. Nothing was changed. Try again in a moment.",
  },
  full: {
    event: 'disk full',
    message:
      "The disk is full or can't be written to. Nothing was changed. Make room, then try again.",
  },
  readOnly: {
    event: 'database read-only',
    message: 'The database can only be read right now. Nothing was changed.',
  },
  damaged: {
    event: 'database damaged',
    message: 'The database is damaged, so nothing can be saved. Nothing was changed.',
  },
  numbersUsedUp: {
    event: 'numbers used up',
    message:
      'This list has run out of numbers, so nothing can be added to it. Nothing was changed.',
  },
}

/** With the system's or database's code, which says more than the message. */
function causeOf(error: unknown): string {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return [String(error), code, errcode].filter((each) => each !== undefined).join(' ')
}
