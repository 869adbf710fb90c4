import type { Context } from 'hono'
import { millis } from '../../shared/time.ts'
import { log } from '../log.ts'

const slow = 1_000

/** Writes, refusals and slow reads leave a line; a read that went well is not news. */
export function logRequest(c: Context, start: number) {
  const ms = millis() - start
  const { method, path } = c.req
  const { status } = c.res
  if (method === 'GET' && status < 400 && ms < slow) return
  log.info('request', { id: c.get('requestId'), method, path, status, ms })
}
