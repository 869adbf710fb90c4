import { Hono } from 'hono'
import type { Feature } from '#server/feature.ts'
import { backupRoutes } from './backup.routes.ts'
import { aiModels, modelsMigrations } from './models.records.ts'
import { modelsRoutes } from './models.routes.ts'
import { sampleRoutes } from './sample.routes.ts'
import { settingRecords, settingsMigrations } from './settings.records.ts'
import { settingsRoutes } from './settings.routes.ts'
import { systemRoutes } from './system.routes.ts'

export const settings: Feature = {
  name: 'settings',
  kinds: [settingRecords, aiModels],
  migrations: { ...settingsMigrations, ...modelsMigrations },
  routes: (house) =>
    new Hono()
      .route('/', settingsRoutes(house))
      .route('/', modelsRoutes(house))
      .route('/', systemRoutes(house))
      .route('/', backupRoutes(house))
      .route('/', sampleRoutes(house)),
  megabytes: { '/restore': 64, '/restore/preview': 64 },
}
