import type { Context } from 'hono'
import { millis } from '#shared/time.ts'
import { log } from '../lifecycle/log.ts'
import type { SecretPaths } from './secretPaths.ts'

const slow = 1_000

/** Logs writes, refusals and slow reads, but no fast successful ones. */
export function logRequest(c: Context, start: number, secrets: SecretPaths) {
  const ms = millis() - start
  const { method } = c.req
  const { status } = c.res
  if (method === 'GET' && status < 400 && ms < slow) return
  const path = secrets.redacted(c.req.path)
  log.info('request', { id: c.get('requestId'), method, path, status, ms })
}
