import { sampleFrom } from '#server/appContext.ts'
import type { Feature } from '#server/feature.ts'
import { pantryCommands } from './pantry.commands.ts'
import { pantryEndpoints } from './pantry.endpoints.ts'
import { pantryPrompt } from './pantry.prompt.ts'
import { pantryItems, pantryMigrations } from './pantry.records.ts'
import { pantryRoutes } from './pantry.routes.ts'
import sample from './pantry.sample.json' with { type: 'json' }

export const pantry: Feature = {
  name: 'pantry',
  historyOf: 'pantry',
  recordTypes: [pantryItems],
  migrations: pantryMigrations,
  commands: pantryCommands,
  promptLists: [pantryPrompt],
  routes: pantryRoutes,
  screenReads: { '/pantry': [pantryEndpoints.list.path] },
  sample: [sampleFrom(pantryItems, sample.pantry)],
}
