import type { Feature } from '#server/feature.ts'
import { routes } from '#server/http/routes.ts'
import { themeSetting, timeZoneSetting, waysSetting } from './settings.contract.ts'
import { readSetting } from './settings.queries.ts'
import { settingRecords, settingsMigrations } from './settings.records.ts'
import { settingsRoutes } from './settings.routes.ts'

export const settings: Feature = {
  name: 'settings',
  recordTypes: [settingRecords],
  migrations: settingsMigrations,
  settings: [themeSetting, timeZoneSetting, waysSetting],
  theme: ({ reader }) => readSetting(reader, themeSetting),
  timeZone: (reader) => readSetting(reader, timeZoneSetting),
  ways: (reader) => readSetting(reader, waysSetting),
  routes: (app) => routes(settingsRoutes(app)),
  forPeople: ['PUT /api/settings'],
}
