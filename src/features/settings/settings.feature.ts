import type { Feature } from '#server/feature.ts'
import { routes } from '#server/http/routes.ts'
import { readTheme, readTimeZone } from './settings.queries.ts'
import { settingRecords, settingsMigrations } from './settings.records.ts'
import { settingsRoutes } from './settings.routes.ts'
import { systemRoutes } from './system.routes.ts'

export const settings: Feature = {
  name: 'settings',
  recordTypes: [settingRecords],
  migrations: settingsMigrations,
  theme: ({ reader }) => readTheme(reader),
  timeZone: readTimeZone,
  routes: (app) => routes(settingsRoutes(app), systemRoutes(app)),
}
