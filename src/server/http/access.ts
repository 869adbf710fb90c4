import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { conflict, Refusal, refused } from '#shared/errors.ts'
import { householdHeader } from '#shared/household.endpoints.ts'
import { type Config, isLoopback } from '../lifecycle/config.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

export const isReading = (c: Context) => reading.has(c.req.method)

/**
 * Browsers say where a request comes from. A request from another site may not write, nor open the
 * live socket. Other clients send neither header, and may.
 */
export function refuseOtherSites(c: Context, config: Config) {
  const opensSocket = c.req.header('Upgrade')?.toLowerCase() === 'websocket'
  if (isReading(c) && !opensSocket) return
  const site = c.req.header('Sec-Fetch-Site')
  if (site && site !== 'same-origin' && site !== 'none') throw refused(fromElsewhere)
  const origin = c.req.header('Origin')
  if (!origin) return
  if (!URL.canParse(origin)) throw refused(fromElsewhere)
  const host = c.req.header('Host')
  if ([host, hostOf(config.publicUrl)].includes(new URL(origin).host)) return
  throw refused(
    `The browser is at ${origin}, but Food Pal was called as ${host}. If a proxy stands between them, set PUBLIC_URL to the address that people type.`,
  )
}

const fromElsewhere = 'This request came from another site, so it was refused.'

/**
 * Without a sign-in only this machine may connect. A site elsewhere could point its own name here
 * (DNS rebinding) and pass as same-origin, so the Host must be ours.
 */
export function refuseOtherNames(c: Context, config: Config) {
  if (config.hasSignIn) return
  const host = c.req.header('Host') ?? ''
  if (isLoopback(host.replace(/:\d+$/, '')) || host === hostOf(config.publicUrl)) return
  throw refused(
    "Food Pal doesn't answer at this address. Set PUBLIC_URL to the address you use, or HOUSEHOLD_PASSCODE.",
  )
}

/** No address contains NUL, and PostgreSQL refuses texts with it. */
export function refuseNul(c: Context) {
  if (/%00|\0/.test(c.req.path))
    throw new Refusal({ code: 'unknown', message: 'There is no such call.' })
}

/** A page may have been opened when another household answered at this address. */
export function refuseOtherHouseholds(c: Context, household: string) {
  const { outgoing } = c.env as Partial<HttpBindings>
  outgoing?.setHeader(householdHeader, household)
  const meant = c.req.header(householdHeader)
  if (meant !== undefined && meant !== household && !isReading(c)) {
    throw conflict('This is for a different household than the one here.')
  }
}

const hostOf = (url: string | undefined) => (url ? new URL(url).host : undefined)
