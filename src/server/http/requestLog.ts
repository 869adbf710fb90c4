import type { Context } from 'hono'
import { millis } from '#shared/time.ts'
import { log } from '../lifecycle/log.ts'
import { count } from '../lifecycle/metrics.ts'
import type { SecretPaths } from './secretPaths.ts'

const slow = 1_000

/** Logs writes, refusals and slow reads; fast successful ones only where everything is logged. */
export function logRequest(c: Context, start: number, secrets: SecretPaths) {
  const ms = millis() - start
  const { method } = c.req
  const { status } = c.res
  count('requests', { method, status })
  count('request_milliseconds', {}, ms)
  const isUsual = method === 'GET' && status < 400 && ms < slow
  const path = secrets.redacted(c.req.path)
  log[isUsual ? 'debug' : 'info']('request', { id: c.get('requestId'), method, path, status, ms })
}
