import { Hono } from 'hono'
import type { Feature } from '../../server/feature.ts'
import { sampleRoutes } from './sample.routes.ts'
import { settingRecords, settingsMigrations } from './settings.records.ts'
import { settingsRoutes } from './settings.routes.ts'

export const settings: Feature = {
  name: 'settings',
  kinds: [settingRecords],
  migrations: settingsMigrations,
  routes: (house) => new Hono().route('/', settingsRoutes(house)).route('/', sampleRoutes(house)),
}
