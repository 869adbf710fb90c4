import { Hono } from 'hono'
import type { House } from '#server/house.ts'
import { version } from '#server/version.ts'
import { createAiServiceCheck } from './aiService.ts'
import type { SystemInformation } from './system.facts.ts'
import { countLists } from './system.queries.ts'

export function systemRoutes(house: House) {
  const aiService = createAiServiceCheck(house.config)
  return new Hono().get('/system/information', async (c) => {
    const [database, ai] = await Promise.all([databaseOf(house), aiService()])
    const information: SystemInformation = {
      version,
      engine: house.engine,
      database,
      timeZone: house.config.timeZone,
      uptimeSeconds: Math.floor(process.uptime()),
      ai,
    }
    return c.json(information, 200, { 'Cache-Control': 'no-store' })
  })
}

async function databaseOf(house: House): Promise<SystemInformation['database']> {
  try {
    const [bytes, lists] = await Promise.all([house.databaseSize(), countLists(house)])
    return { bytes, lists }
  } catch (error) {
    if (house.isUnavailable(error)) return 'unreachable'
    throw error
  }
}
