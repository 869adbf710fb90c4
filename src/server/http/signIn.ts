import { createHmac, timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { z } from 'zod'
import { done } from '#shared/calls.ts'
import { Refusal } from '#shared/errors.ts'
import { signInCalls } from '#shared/household.calls.ts'
import { millis } from '#shared/time.ts'
import type { House } from '../house.ts'
import { answer, answerInput, routes } from './routes.ts'
import type { SecretPaths } from './secretPaths.ts'

const cookieName = 'food_pal_session'
const ninetyDays = 90 * 24 * 60 * 60
const triesPerMinute = 10

const Passcode = z.object({ passcode: z.string('Type the household passcode') })

/** Open to everyone: what the sign-in screen and a health check need. */
const open = new Set(['/api/health', '/api/sign-in', '/api/sign-out'])

export async function createSignIn(house: House, secrets: SecretPaths) {
  const { passcode, publicUrl } = house.config
  const key = await signingKey(house)
  const tries = new Tries()

  async function requireSignIn(c: Context) {
    const { path } = c.req
    const closed = (path.startsWith('/api/') || path === '/ws') && !open.has(path)
    if (closed && !secrets.mayRead(c) && !(await isSignedIn(c, key))) {
      throw new Refusal({ code: 'signInNeeded', message: 'Sign in with the household passcode.' })
    }
  }

  const signInRoutes = routes(
    answerInput(signInCalls.signIn, Passcode, async (given, c) => {
      tries.count(addressOf(c))
      if (passcode && !same(given.passcode, passcode)) {
        throw new Refusal({ code: 'signInNeeded', message: 'That is not the household passcode.' })
      }
      tries.forget(addressOf(c))
      await setSignedCookie(c, cookieName, String(millis()), key, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: publicUrl?.startsWith('https:') ?? false,
        maxAge: ninetyDays,
      })
      return done
    }),
    answer(signInCalls.signOut, (c) => {
      deleteCookie(c, cookieName, { path: '/' })
      return done
    }),
  )

  return { requireSignIn, routes: signInRoutes }
}

/** Bound to the passcode: a new passcode ends every session. */
async function signingKey(house: House): Promise<string> {
  const { value } = await house.reader
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'session')
    .executeTakeFirstOrThrow()
  return createHmac('sha256', value)
    .update(house.config.passcode ?? '')
    .digest('base64url')
}

async function isSignedIn(c: Context, key: string): Promise<boolean> {
  const issued = await getSignedCookie(c, key, cookieName)
  return Boolean(issued) && millis() - Number(issued) < ninetyDays * 1000
}

/** Compares hashes in constant time: neither length nor duration tell anything. */
function same(given: string, wanted: string): boolean {
  const digest = (text: string) => createHmac('sha256', cookieName).update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

const addressOf = (c: Context) => getConnInfo(c).remote.address ?? ''

class Tries {
  readonly #byAddress = new Map<string, { count: number; until: number }>()

  count(address: string) {
    const now = millis()
    for (const [known, { until }] of this.#byAddress) {
      if (until < now) this.#byAddress.delete(known)
    }
    const tries = this.#byAddress.get(address) ?? { count: 0, until: now + 60_000 }
    tries.count += 1
    this.#byAddress.set(address, tries)
    if (tries.count > triesPerMinute) {
      throw new Refusal({
        code: 'tooMany',
        message: 'Too many tries. Wait a minute, then try again.',
      })
    }
  }

  forget(address: string) {
    this.#byAddress.delete(address)
  }
}
