import { Hono } from 'hono'
import type { House } from '../../server/house.ts'
import { version } from '../../server/version.ts'
import { createAiServiceCheck } from './aiService.ts'
import type { SystemInformation } from './system.facts.ts'
import { countLists } from './system.queries.ts'

export function systemRoutes(house: House) {
  const aiService = createAiServiceCheck(house.config)
  return new Hono().get('/system/information', async (c) => {
    const [databaseBytes, lists, ai] = await Promise.all([
      house.databaseSize(),
      countLists(house),
      aiService(),
    ])
    return c.json({
      version,
      engine: house.engine,
      databaseBytes,
      timeZone: house.config.timeZone,
      uptimeSeconds: Math.floor(process.uptime()),
      lists,
      ai,
    } satisfies SystemInformation)
  })
}
