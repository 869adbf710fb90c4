import type { Feature } from '#server/feature.ts'
import { aiModels, modelsMigrations } from './models/models.records.ts'
import { modelsRoutes } from './models/models.routes.ts'

export const assistant: Feature = {
  name: 'assistant',
  kinds: [aiModels],
  migrations: modelsMigrations,
  routes: modelsRoutes,
}
