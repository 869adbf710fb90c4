import { randomBytes, randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { AccessToken } from '#shared/accessToken.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** In the answer's X-Request-Id and in every log line about the request. */
    requestId: string
    /** The token that came with the request, if any. */
    token?: AccessToken
    /** The family member at the browser that writes, by name. */
    person?: string | undefined
    /** Allows the page's own inline script and styles, for one answer. */
    nonce: string
  }
}

const everywhere = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
})

const noPage = "default-src 'none'; frame-ancestors 'none'"

/** Nothing is loaded from other sites, and no script or style runs that the server did not send. */
const pagePolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Phone Mode shows the app in an iframe.
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

/** On Node's response, since Hono's headers cost much of a request. A socket upgrade has none. */
export function setCommonHeaders(c: Context) {
  const { outgoing } = c.env as Partial<HttpBindings>
  const requestId = randomUUID()
  c.set('requestId', requestId)
  outgoing?.setHeader('X-Request-Id', requestId)
  for (const [name, value] of everywhere) outgoing?.setHeader(name, value)
  if (c.req.path.startsWith('/api/')) {
    outgoing?.setHeader('Content-Security-Policy', noPage)
  } else {
    const nonce = randomBytes(16).toString('base64')
    c.set('nonce', nonce)
    outgoing?.setHeader('Content-Security-Policy', pagePolicy(nonce))
  }
}
