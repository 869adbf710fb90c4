import type { Feature } from '#server/feature.ts'
import { cookingMigrations, cookingRecords } from './cooking.records.ts'
import { cookingRoutes } from './cooking.routes.ts'

export const cooking: Feature = {
  name: 'cooking',
  kinds: [cookingRecords],
  migrations: cookingMigrations,
  routes: cookingRoutes,
}
