import type { Feature } from '#server/feature.ts'
import { sampleOf } from '#server/house.ts'
import { recipesCommands } from './recipes.commands.ts'
import { recipeRecords, recipesMigrations } from './recipes.records.ts'
import { recipesRoutes } from './recipes.routes.ts'
import { sampleRecipes } from './recipes.sample.ts'

export const recipes: Feature = {
  name: 'recipes',
  kinds: [recipeRecords],
  migrations: recipesMigrations,
  commands: recipesCommands,
  routes: recipesRoutes,
  sample: [sampleOf(recipeRecords, sampleRecipes)],
}
