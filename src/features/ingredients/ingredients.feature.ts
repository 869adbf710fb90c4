import type { Feature } from '#server/feature.ts'
import { foodMatchMigrations, foodMatchRecords } from './foodMatches.records.ts'
import { ingredientRoutes } from './ingredients.routes.ts'
import { staplesSetting } from './staples.contract.ts'

export const ingredients: Feature = {
  name: 'ingredients',
  recordTypes: [foodMatchRecords],
  migrations: foodMatchMigrations,
  settings: [staplesSetting],
  routes: ingredientRoutes,
}
