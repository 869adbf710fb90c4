import { sampleOf } from '#server/appContext.ts'
import type { Feature } from '#server/feature.ts'
import { pantryCommands } from './pantry.commands.ts'
import { pantryItems, pantryMigrations } from './pantry.records.ts'
import { pantryRoutes } from './pantry.routes.ts'
import { samplePantry } from './pantry.sample.ts'

export const pantry: Feature = {
  name: 'pantry',
  recordTypes: [pantryItems],
  migrations: pantryMigrations,
  commands: pantryCommands,
  routes: pantryRoutes,
  sample: [sampleOf(pantryItems, samplePantry)],
}
