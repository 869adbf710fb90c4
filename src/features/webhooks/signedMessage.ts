import { createHmac, randomBytes } from 'node:crypto'
import { millis } from '#shared/time.ts'
import type { Message } from './webhooks.queries.ts'

const prefix = 'whsec_'

export const newSecret = () => prefix + randomBytes(32).toString('base64')

/** A message by the rules of standardwebhooks.com; a second try has the same id. */
export function signedMessage(message: Message, secret: string, at: string) {
  const { topic, change } = message
  const body = JSON.stringify({ type: `${topic}.changed`, timestamp: at, data: message })
  const id = `change_${change}_${topic}`
  const seconds = String(Math.floor(millis() / 1_000))
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
  }
}
