import { type Scope, scopes } from '#shared/accessToken.ts'
import { refused } from '#shared/errors.ts'
import type { Feature } from '../feature.ts'

/** What a call takes: one of the scopes of a token, or a person with a session. */
export type Needed = Scope | 'session'

const says: Record<Needed, string> = {
  read: 'This token may not read.',
  propose: 'This token may only read.',
  write: 'This token may not change anything by itself.',
  session: 'This is for a person who is signed in, not for a token.',
}

/** What each call takes, from what the features say of theirs. */
export function createScopes(features: readonly Feature[]) {
  const personal = [
    '/api/sign-out-everywhere',
    '/api/session',
    '/api/sessions',
    ...features.flatMap((feature) => feature.forPeople ?? []),
  ].map(patternOf)
  const proposing = features.flatMap((feature) => feature.proposes ?? []).map(patternOf)
  const has = (patterns: readonly RegExp[], call: string, path: string) =>
    patterns.some((pattern) => pattern.test(call) || pattern.test(path))

  function neededFor(method: string, path: string): Needed {
    const call = `${method} ${path}`
    if (has(personal, call, path)) return 'session'
    if (has(proposing, call, path)) return 'propose'
    return ['GET', 'HEAD', 'OPTIONS'].includes(method) ? 'read' : 'write'
  }

  return {
    neededFor,
    refuseBeyond: (scope: Scope, method: string, path: string) => {
      const needed = neededFor(method, path)
      if (needed === 'session' || scopes.indexOf(scope) < scopes.indexOf(needed)) {
        throw refused(says[needed])
      }
    },
  }
}

/** 'PUT /api/settings' is that path with everything below it, `:id` any part of it. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/:\w+/g, '[^/]+')}(?:/|$)`)
