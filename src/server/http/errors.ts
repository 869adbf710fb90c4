import type { Context, ErrorHandler } from 'hono'
import { type ErrorBody, Refusal, statusOf } from '#shared/errors.ts'
import { UnsureCommit } from '../db/unsureCommit.ts'
import type { House } from '../house.ts'
import { log } from '../log.ts'
import type { SecretPaths } from './secretPaths.ts'

/** The one place where an error becomes an answer. */
export function errorHandler(house: House, secrets: SecretPaths): ErrorHandler {
  return (error, c) => {
    const body = errorBodyOf(house, error, c, secrets.redacted(c.req.path))
    return c.json(body, statusOf[body.code])
  }
}

/** The same for an answer that has begun already. */
export function errorBodyOf(
  house: Pick<House, 'isUnavailable'>,
  error: unknown,
  c: Context,
  path: string,
): ErrorBody {
  if (error instanceof Refusal) return error.body
  const id = c.get('requestId')
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  if (error instanceof UnsureCommit) {
    log.error('unsure whether a change was stored', { id, error: String(error.cause) })
    return {
      code: 'unavailable',
      message:
        'The database went away while this was being saved. Look whether it was before you try again.',
    }
  }
  if (house.isUnavailable(error)) {
    log.error('database away', { id, error: message })
    return {
      code: 'unavailable',
      message: 'The database does not answer. Nothing was changed; try again in a moment.',
    }
  }
  log.error('request failed', { id, path, error: stack ?? message })
  return {
    code: 'internal',
    message: `Something went wrong on our side, and nothing was changed. The log has it as ${id}.`,
  }
}
