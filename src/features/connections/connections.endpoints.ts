import { type Done, get, post, remove } from '#shared/endpoint.ts'
import type { Scope } from '#shared/scopes.ts'

export type ListedToken = {
  id: string
  name: string
  scope: Scope
  createdAt: string
  lastUsedAt: string | null
}

/** `text` is the token itself, which is not shown again. */
export type MadeToken = ListedToken & { text: string }

export const tokenEndpoints = {
  topic: 'access-tokens',
  list: get('/api/tokens').answers<ListedToken[]>(),
  make: post('/api/tokens').takes<{ name: string; scope: Scope }>().answers<MadeToken>(),
  revoke: remove('/api/tokens/:id').answers<Done>(),
}
