import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { z } from 'zod'
import { Refusal } from '#shared/errors.ts'
import { screenPathAt } from '#shared/screenPaths.ts'
import { problemParameter, type SignInProblem, serviceSignIn } from '#shared/signIn.endpoints.ts'
import { millis } from '#shared/time.ts'
import type { Person } from '../../feature.ts'
import type { Config } from '../../lifecycle/config.ts'
import { log } from '../../lifecycle/log.ts'
import type { Oidc } from '../../lifecycle/oidcConfig.ts'
import { respond } from '../routes.ts'
import type { SessionCookie } from '../sessionCookie.ts'
import { memberOf, refusalOf } from './entrance.ts'
import { createService, SignInRefused } from './service.ts'

const flowCookie = 'food_pal_oidc'
/** Seconds that a person gets at the service. */
const lasts = 10 * 60

const KeptFlow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  begunAt: z.number(),
  /** The screen that is shown afterwards. */
  screen: z.string(),
})

type Given = {
  config: Config
  key: string
  cookie: SessionCookie
  people: () => Promise<readonly Person[]>
  tries: {
    refuse: (c: Context) => void
    count: (c: Context) => void
    succeeded: (c: Context) => void
  }
}

/** Signing in by another service ends with the same session as the passcode does. */
export function oidcRoutes(oidc: Oidc, { config, key, cookie, people, tries }: Given) {
  const { basePath, publicUrl } = config
  const service = createService(oidc)
  if (oidc.allowed.length === 0) {
    log.warn('OIDC_ALLOWED is unset: nobody may sign in by the service')
  }
  if (oidc.issuer.protocol === 'http:') log.warn('OIDC_ISSUER is not on https')
  const cookieAt = { path: `${basePath}${serviceSignIn}` }

  const screenOf = (path = '') => (screenPathAt(path) ? path : '/')

  function back(c: Context, problem: SignInProblem) {
    const named = new URLSearchParams({ [problemParameter]: problem })
    return c.redirect(`${basePath}/?${named}`, 302)
  }

  async function keptFlow(c: Context) {
    const text = await getSignedCookie(c, key, flowCookie)
    const read = text ? KeptFlow.safeParse(JSON.parse(text)) : undefined
    const flow = read?.data
    if (!flow || millis() - flow.begunAt > lasts * 1_000) throw new SignInRefused('expired')
    if (flow.state !== c.req.query('state')) throw new SignInRefused('expired')
    return flow
  }

  /** Answers a failure with the sign-in page, where a sentence says what happened. */
  const orBack = (act: (c: Context) => Promise<Response>) => async (c: Context) => {
    c.header('Cache-Control', 'no-store')
    try {
      return await act(c)
    } catch (error) {
      if (error instanceof Refusal) return back(c, 'tooMany')
      if (!(error instanceof SignInRefused)) throw error
      const { code, name } = (error.cause ?? {}) as { code?: string; name?: string }
      log.warn('sign-in by the service failed', { problem: error.problem, code: code ?? name })
      return back(c, error.problem)
    }
  }

  return [
    respond(
      'GET',
      serviceSignIn,
      'text/html',
      orBack(async (c) => {
        tries.refuse(c)
        const { address, flow } = await service.begin()
        const kept = { ...flow, begunAt: millis(), screen: screenOf(c.req.query('screen')) }
        await setSignedCookie(c, flowCookie, JSON.stringify(kept), key, {
          ...cookieAt,
          httpOnly: true,
          // The service's page leads back here, so a stricter cookie would not come along.
          sameSite: 'Lax',
          secure: publicUrl?.startsWith('https:') ?? false,
          maxAge: lasts,
        })
        return c.redirect(address, 302)
      }),
    ),
    respond(
      'GET',
      `${serviceSignIn}/callback`,
      'text/html',
      orBack(async (c) => {
        tries.count(c)
        const flow = await keptFlow(c).finally(() => deleteCookie(c, flowCookie, cookieAt))
        const claims = await service.finish(new URL(c.req.url).search, flow)
        const problem = refusalOf(claims, oidc.allowed)
        if (problem) throw new SignInRefused(problem)
        tries.succeeded(c)
        await cookie.begin(c, memberOf(claims, await people()))
        return c.redirect(`${basePath}${screenOf(flow.screen)}`, 302)
      }),
    ),
  ]
}
