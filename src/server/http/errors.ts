import type { Context, ErrorHandler } from 'hono'
import { type ErrorBody, Refusal, statusOf } from '#shared/errors.ts'
import type { House } from '../house.ts'
import { log } from '../log.ts'
import type { SecretPaths } from './secretPaths.ts'

const answer = (c: Context, body: ErrorBody) => c.json(body, statusOf[body.code])

/** The one place where an error becomes an answer. */
export function errorHandler(house: House, secrets: SecretPaths): ErrorHandler {
  return (error, c) => {
    if (error instanceof Refusal) return answer(c, error.body)
    const id = c.get('requestId')
    if (house.isUnavailable(error)) {
      log.error('database away', { id, error: error.message })
      return answer(c, {
        code: 'unavailable',
        message: 'The database does not answer. Nothing was changed; try again in a moment.',
      })
    }
    const path = secrets.redacted(c.req.path)
    log.error('request failed', { id, path, error: error.stack ?? error.message })
    return answer(c, {
      code: 'internal',
      message: `Something went wrong on our side, and nothing was changed. The log has it as ${id}.`,
    })
  }
}
