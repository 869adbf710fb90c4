/** What a token may do, each including those before it. */
export const scopes = ['read', 'propose', 'write'] as const
export type Scope = (typeof scopes)[number]

/** A program's way in: a name, and what it may do. */
export type AccessToken = {
  id: string
  name: string
  scope: Scope
  createdAt: string
  lastUsedAt: string | null
}
