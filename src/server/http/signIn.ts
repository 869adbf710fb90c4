import { createHmac, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { z } from 'zod'
import type { AccessToken } from '#shared/accessToken.ts'
import { done } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import { serviceSignIn, signInEndpoints } from '#shared/signIn.endpoints.ts'
import type { AppContext } from '../appContext.ts'
import type { Guesses, Person } from '../feature.ts'
import { networkOf } from '../remote/publicHost.ts'
import { tokenPrefix } from './accessTokens.ts'
import { oidcRoutes } from './oidc/oidcRoutes.ts'
import { RateLimit } from './rateLimit.ts'
import { answer, answerInput, routes } from './routes.ts'
import type { SecretPaths } from './secretPaths.ts'
import { cookieName, createSessionCookie } from './sessionCookie.ts'
import { sessionRoutes } from './sessionRoutes.ts'

const Passcode = z.object({ passcode: z.string('Type the household passcode') })

/** Paths without sign-in, for the sign-in screen and health checks. */
const open = new Set([
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
  '/api/sign-in',
  '/api/sign-out',
  serviceSignIn,
  `${serviceSignIn}/callback`,
])

/** `closed` are paths outside /api that need a session, too. */
export async function createSignIn(
  app: AppContext,
  secrets: SecretPaths,
  closed: readonly string[],
  people: () => Promise<readonly Person[]>,
) {
  const isClosed = new Set(['/ws', '/metrics', ...closed])
  const isOpenPath = (path: string) =>
    !(path.startsWith('/api/') || isClosed.has(path)) || open.has(path)
  const isOpen = (c: Context) => isOpenPath(c.req.path)
  const { sessions, accessTokens, config } = app
  const { passcode, oidc, hasSignIn, trustedProxies } = config
  const secret = await sessionSecret(app)
  // The key depends on who may come in, so a new passcode ends every session.
  const key = keyed(secret, oidc ? JSON.stringify([passcode, oidc]) : (passcode ?? ''))
  const cookie = createSessionCookie(sessions, config, key)
  const here = sessionRoutes(app, cookie, people)
  // Nobody guesses what another service asks for.
  const tries = new RateLimit(passcode ?? (oidc ? key : ''))

  /** The program that calls, by its token. A wrong one costs what a wrong passcode costs. */
  async function tokenOf(c: Context): Promise<AccessToken | undefined> {
    const text = bearerOf(c)
    if (!text?.startsWith(tokenPrefix)) return undefined
    const token = await accessTokens.find(text)
    if (token) return token
    tries.count(addressOf(c, trustedProxies))
    throw new Refusal({ code: 'signInNeeded', message: 'This token is unknown, or was revoked.' })
  }

  async function isSignedIn(c: Context): Promise<boolean> {
    if (!hasSignIn || (await tokenOf(c))) return true
    if (c.req.path === '/metrics' && namesPasscode(c)) return true
    if (!(await cookie.find(c))) return false
    tries.noteSession(addressOf(c, trustedProxies))
    return true
  }

  /** Monitoring programs can't sign in, but send a header: a wrong one counts as a try. */
  function namesPasscode(c: Context): boolean {
    const given = bearerOf(c)
    if (given === undefined || !passcode) return false
    const address = addressOf(c, trustedProxies)
    tries.count(address)
    if (!same(given, passcode)) return false
    tries.forget(address)
    return true
  }

  async function requireSignIn(c: Context) {
    if (!isOpen(c) && !secrets.mayRead(c) && !(await isSignedIn(c))) {
      const how = passcode ? 'Sign in with the household passcode.' : 'Sign in first.'
      throw new Refusal({ code: 'signInNeeded', message: how })
    }
  }

  const guesses: Guesses = {
    refuse: (c) => tries.refuse(addressOf(c, trustedProxies)),
    count: (c) => tries.count(addressOf(c, trustedProxies)),
  }

  const noteSuccess = (address: string) => {
    tries.forget(address)
    tries.noteSession(address)
  }

  const signInRoutes = routes(
    answer(signInEndpoints.ways, () => ({
      passcode: passcode !== undefined,
      service: oidc?.issuer.host ?? null,
    })),
    answerInput(signInEndpoints.signIn, Passcode, async (given, c) => {
      const address = addressOf(c, trustedProxies)
      tries.count(address)
      if (hasSignIn && !(passcode && same(given.passcode, passcode))) {
        throw new Refusal({ code: 'signInNeeded', message: "That isn't the household passcode." })
      }
      noteSuccess(address)
      await cookie.begin(c)
      return done
    }),
    answer(signInEndpoints.signOut, async (c) => {
      const session = await cookie.find(c)
      if (session) await sessions.end(session.id)
      cookie.forget(c)
      return done
    }),
    answer(signInEndpoints.signOutEverywhere, async (c) => {
      await sessions.endAll()
      cookie.forget(c)
      return done
    }),
    here.routes,
    oidc
      ? oidcRoutes(oidc, {
          config,
          key,
          cookie,
          people,
          tries: { ...guesses, succeeded: (c) => noteSuccess(addressOf(c, trustedProxies)) },
        })
      : [],
  )

  return {
    isOpen,
    isOpenPath,
    guesses,
    tokenOf,
    requireSignIn,
    isSignedIn,
    personOf: here.personOf,
    routes: signInRoutes,
    /** Derived from the database's secret, so that it does not change with the passcode. */
    household: keyed(secret, 'household').slice(0, 16),
  }
}

async function sessionSecret(app: AppContext): Promise<string> {
  const { value } = await app.reader
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'session')
    .executeTakeFirstOrThrow()
  return value
}

const keyed = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')

const bearerOf = (c: Context) => /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1]

/** Compares hashes in constant time, so that neither length nor duration leak. */
function same(given: string, wanted: string): boolean {
  const digest = (text: string) => createHmac('sha256', cookieName).update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

/** The client's address. X-Forwarded-For counts only from proxies that the owner named. */
function addressOf(c: Context, trusted: readonly string[]): string {
  const via = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim())
  let address = plain(getConnInfo(c).remote.address ?? '')
  while (trusted.includes(address)) {
    const next = plain(via.pop() ?? '')
    if (!isIP(next)) break
    address = next
  }
  return networkOf(address)
}

/** Without the IPv6 prefix of a mapped IPv4 address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d)/, '')
