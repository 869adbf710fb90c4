import type { Context } from 'hono'
import { healthEndpoints } from '#shared/household.endpoints.ts'
import { millis } from '#shared/time.ts'
import type { AppContext } from '../appContext.ts'
import type { Feature } from '../feature.ts'
import { metricsText } from '../lifecycle/metrics.ts'
import { version } from '../lifecycle/version.ts'
import { answer, Route, routes } from './routes.ts'

/** What watches the program from outside reads here: containers, proxies, monitoring. */
export function monitoringRoutes(app: AppContext, features: readonly Feature[]) {
  const { config } = app

  async function health(c: Context) {
    const database = app.engine
    const ai = config.hasModel ? 'router' : 'built-in'
    const status = await healthOf(app)
    const told = { status, database, ai, version }
    if (status !== 'ok') return c.json(told, 503)
    return c.json({ ...told, lastBackup: await lastBackupOf(app, features) })
  }

  const watched = routes(
    new Route(healthEndpoints.health, health),
    new Route(healthEndpoints.ready, health),
    // Starting the program again would not help a database that is away.
    answer(healthEndpoints.live, () => ({ status: 'ok', version })),
  )
  if (config.hasMetrics) {
    watched.get('/metrics', async (c) => {
      c.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
      return c.body(metricsText(await gauges(app, features)))
    })
  }
  return watched
}

/** For monitoring: `ok`, or the problem in words. */
async function healthOf({ ping, health }: AppContext): Promise<string> {
  try {
    await ping()
  } catch (error) {
    if (health.note(error) !== 'damaged') return 'database unreachable'
  }
  return health.state === 'ok' ? 'ok' : `database ${health.state}`
}

/** Null while there is none, or none can be found. */
async function lastBackupOf(app: AppContext, features: readonly Feature[]): Promise<string | null> {
  try {
    const found = await Promise.all(features.map((feature) => feature.lastBackup?.(app)))
    return found.find((moment) => moment !== undefined) ?? null
  } catch {
    return null
  }
}

async function gauges(app: AppContext, features: readonly Feature[]) {
  const { rss, heapUsed } = process.memoryUsage()
  // Monitoring must see the rest while the database is away.
  const databaseBytes = await app.databaseSize().catch(() => undefined)
  const backup = await lastBackupOf(app, features)
  return [
    { name: 'up_seconds', help: 'Seconds since the start', value: Math.floor(process.uptime()) },
    { name: 'memory_bytes', help: 'Resident memory of the program', value: rss },
    { name: 'heap_bytes', help: 'Memory that its objects take', value: heapUsed },
    ...(databaseBytes === undefined
      ? []
      : [{ name: 'database_bytes', help: 'Size of the database', value: databaseBytes }]),
    ...(backup === null
      ? []
      : [
          {
            name: 'backup_age_seconds',
            help: 'Age of the newest backup',
            value: Math.round((millis() - Date.parse(backup)) / 1_000),
          },
        ]),
  ]
}
