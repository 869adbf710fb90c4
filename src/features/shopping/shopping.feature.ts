import { sampleOf } from '#server/appContext.ts'
import type { Feature } from '#server/feature.ts'
import { shoppingCommands } from './shopping.commands.ts'
import { shoppingItems, shoppingMigrations, stores } from './shopping.records.ts'
import { shoppingRoutes } from './shopping.routes.ts'
import { sampleShopping, sampleStores } from './shopping.sample.ts'

export const shopping: Feature = {
  name: 'shopping',
  recordTypes: [shoppingItems, stores],
  migrations: shoppingMigrations,
  commands: shoppingCommands,
  routes: shoppingRoutes,
  sample: [sampleOf(stores, sampleStores), sampleOf(shoppingItems, sampleShopping)],
}
