import { z } from 'zod'
import type { SignInProblem } from '#shared/signIn.endpoints.ts'
import type { Person } from '../../feature.ts'

/** What a service says of a person. A claim of another type counts as missing. */
export const Claims = z.object({
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  groups: z.array(z.string()).catch([]).default([]),
})
export type Claims = z.infer<typeof Claims>

/** Undefined for whoever may come in: by a verified address, or by a group. */
export function refusalOf(claims: Claims, allowed: readonly string[]): SignInProblem | undefined {
  const isAddress = (entry: string) => entry.includes('@')
  if (allowed.some((entry) => !isAddress(entry) && claims.groups.includes(entry))) return undefined
  const email = claims.email?.toLowerCase()
  const isNamed = allowed.some((entry) => isAddress(entry) && entry.toLowerCase() === email)
  if (!isNamed) return 'notAllowed'
  return claims.email_verified ? undefined : 'notVerified'
}

/** The family member of that name; nobody if several have it. */
export function memberOf(claims: Claims, people: readonly Person[]): number | undefined {
  const { name, given_name: givenName, email } = claims
  for (const called of [name, givenName, email?.split('@')[0]]) {
    const key = called && plain(called)
    const [found, ...others] = key ? people.filter((each) => plain(each.name) === key) : []
    if (found) return others.length === 0 ? found.id : undefined
  }
}

const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase()
