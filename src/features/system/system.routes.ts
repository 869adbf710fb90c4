import { createAiServiceCheck, serverName } from '#features/assistant/models/aiService.queries.ts'
import { countHistory, readKeep } from '#features/history/retention.queries.ts'
import type { AppContext } from '#server/appContext.ts'
import { answer } from '#server/http/routes.ts'
import { version } from '#server/lifecycle/version.ts'
import { systemEndpoint } from './system.endpoints.ts'
import type { SystemInformation } from './system.logic.ts'
import { countLists, readUpgrade } from './system.queries.ts'

export function systemRoutes(app: AppContext) {
  const aiService = createAiServiceCheck(app.config)
  return answer(systemEndpoint, async (c) => {
    const [database, ai] = await Promise.all([databaseOf(app), aiService()])
    c.header('Cache-Control', 'no-store')
    return {
      version,
      engine: app.engine,
      database,
      timeZone: await app.timeZone(),
      uptimeSeconds: Math.floor(process.uptime()),
      ai,
      aiServer: app.config.hasModel ? serverName(app.config) : null,
    }
  })
}

async function databaseOf(app: AppContext): Promise<SystemInformation['database']> {
  if (app.health.state === 'damaged') return 'damaged'
  try {
    const [bytes, lists, entries, keep, upgrade] = await Promise.all([
      app.databaseSize(),
      countLists(app),
      countHistory(app.reader),
      readKeep(app.reader),
      readUpgrade(app),
    ])
    return { bytes, lists, history: { entries, keep }, upgrade }
  } catch (error) {
    const trouble = app.dbErrorOf(error)
    if (trouble) return trouble === 'damaged' ? 'damaged' : 'unreachable'
    throw error
  }
}
