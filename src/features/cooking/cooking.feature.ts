import type { Feature } from '#server/feature.ts'
import { cookingCommands } from './cooking.commands.ts'
import { cookingMigrations, cookingRecords } from './cooking.records.ts'
import { cookingRoutes } from './cooking.routes.ts'
import { findIdeas } from './ideas.service.ts'

export const cooking: Feature = {
  name: 'cooking',
  recordTypes: [cookingRecords],
  migrations: cookingMigrations,
  commands: cookingCommands,
  routes: cookingRoutes,
  warmUp: findIdeas,
}
