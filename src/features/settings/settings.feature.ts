import type { Feature } from '../../server/feature.ts'
import { settingRecords, settingsMigrations } from './settings.records.ts'
import { settingsRoutes } from './settings.routes.ts'

export const settings: Feature = {
  name: 'settings',
  kinds: [settingRecords],
  migrations: settingsMigrations,
  routes: settingsRoutes,
}
