import { sampleFrom } from '#server/appContext.ts'
import type { Feature } from '#server/feature.ts'
import { shoppingCommands } from './shopping.commands.ts'
import { shoppingEndpoints } from './shopping.endpoints.ts'
import { shoppingPrompt } from './shopping.prompt.ts'
import { shoppingItems, shoppingMigrations, stores } from './shopping.records.ts'
import { shoppingRoutes } from './shopping.routes.ts'
import sample from './shopping.sample.json' with { type: 'json' }

export const shopping: Feature = {
  name: 'shopping',
  historyOf: 'shopping',
  recordTypes: [shoppingItems, stores],
  migrations: shoppingMigrations,
  commands: shoppingCommands,
  promptLists: [shoppingPrompt],
  routes: shoppingRoutes,
  screenReads: { '/shopping': [shoppingEndpoints.list.path, shoppingEndpoints.stores.path] },
  sample: [sampleFrom(stores, sample.stores), sampleFrom(shoppingItems, sample.shoppingList)],
}
