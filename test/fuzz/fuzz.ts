import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAppContext } from '#server/appContext.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { dice } from '../dice.ts'
import { bodyFor } from './bodies.ts'
import { pathValue, pick, queryString } from './values.ts'

export type Route = { method: string; path: string }

/** Every route of the features, and some of the kernel. */
export async function listRoutes(): Promise<Route[]> {
  const folder = await mkdtemp(join(tmpdir(), 'food-pal-calls-'))
  const app = await openAppContext(readConfig({ DATA_DIR: folder }), features)
  const routes = features.flatMap((feature) =>
    feature.routes(app).routes.map(({ method, path }) => ({ method, path })),
  )
  await app.close()
  await rm(folder, { recursive: true, force: true })
  const more = ['/api/changes/:id/undo', '/api/sign-in', '/api/sign-out', '/api/nothing']
  return [
    ...routes,
    ...more.map((path) => ({ method: 'POST', path })),
    { method: 'GET', path: '/api/sign-in' },
    { method: 'GET', path: '/api/session' },
    { method: 'PUT', path: '/api/session' },
    { method: 'GET', path: '/api/sessions' },
    { method: 'DELETE', path: '/api/sessions/:id' },
  ]
}

type Fuzzed = {
  statuses: Record<string, number>
  /** Answers of 500 and above, and broken connections. */
  failures: string[]
}

const atOnce = 6

export async function fuzz(
  url: string,
  routes: readonly Route[],
  { requests, seed }: { requests: number; seed: number },
): Promise<Fuzzed> {
  const statuses: Record<string, number> = {}
  const failures: string[] = []
  let sent = 0

  async function send() {
    const roll = dice(seed * 1_000_003 + sent)
    const route = pick(roll, routes)
    sent += 1
    const path = route.path.replace(/:(\w+)(\{[^}]*\})?/g, () => pathValue(roll))
    const address = path + (route.method === 'GET' ? queryString(roll) : '')
    const body = route.method === 'GET' ? undefined : bodyFor(roll, route.path)
    const said = `${route.method} ${address.slice(0, 120)} ${body?.slice(0, 300) ?? ''}`
    try {
      const response = await fetch(url + address, {
        method: route.method,
        ...(body !== undefined && { body }),
      })
      const text = await response.text()
      const { status } = response
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status >= 500) failures.push(`${status} ${said} -> ${text.slice(0, 200)}`)
    } catch (error) {
      failures.push(`${String(error)} ${said}`)
    }
  }

  const sender = async () => {
    while (sent < requests && failures.length < 20) await send()
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  return { statuses, failures }
}
