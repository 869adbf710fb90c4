import { createAiServiceCheck } from '#features/assistant/models/aiService.queries.ts'
import { countHistory, readKeep } from '#features/history/retention.queries.ts'
import type { House } from '#server/appContext.ts'
import { answer } from '#server/http/routes.ts'
import { version } from '#server/lifecycle/version.ts'
import { settingsCalls } from './settings.endpoints.ts'
import type { SystemInformation } from './system.logic.ts'
import { countLists } from './system.queries.ts'

export function systemRoutes(house: House) {
  const aiService = createAiServiceCheck(house.config)
  return answer(settingsCalls.system, async (c) => {
    const [database, ai] = await Promise.all([databaseOf(house), aiService()])
    c.header('Cache-Control', 'no-store')
    return {
      version,
      engine: house.engine,
      database,
      timeZone: await house.timeZone(),
      uptimeSeconds: Math.floor(process.uptime()),
      ai,
    }
  })
}

async function databaseOf(house: House): Promise<SystemInformation['database']> {
  if (house.condition.state === 'damaged') return 'damaged'
  try {
    const [bytes, lists, entries, keep] = await Promise.all([
      house.databaseSize(),
      countLists(house),
      countHistory(house.reader),
      readKeep(house.reader),
    ])
    return { bytes, lists, history: { entries, keep } }
  } catch (error) {
    const trouble = house.troubleOf(error)
    if (trouble) return trouble === 'damaged' ? 'damaged' : 'unreachable'
    throw error
  }
}
