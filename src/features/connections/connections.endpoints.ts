import type { AccessToken, Scope } from '#shared/accessToken.ts'
import { type Done, get, post, remove } from '#shared/endpoint.ts'

/** `text` is the token itself, which is not shown again. */
export type MadeToken = AccessToken & { text: string }

export const tokenEndpoints = {
  topic: 'access-tokens',
  list: get('/api/tokens').answers<AccessToken[]>(),
  make: post('/api/tokens').takes<{ name: string; scope: Scope }>().answers<MadeToken>(),
  revoke: remove('/api/tokens/:id').answers<Done>(),
}
