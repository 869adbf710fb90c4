/** What a token may do, each including those before it. */
export const scopes = ['read', 'propose', 'write'] as const
export type Scope = (typeof scopes)[number]
