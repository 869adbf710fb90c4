import type { House } from '#server/house.ts'
import { listRead } from '#server/http/listRead.ts'
import { recordRoutes } from '#server/http/recordRoutes.ts'
import { routes } from '#server/http/routes.ts'
import { importRoutes } from './import/import.routes.ts'
import { recipesCalls } from './recipes.calls.ts'
import { RecipeForm } from './recipes.contract.ts'
import { listRecipes } from './recipes.queries.ts'
import { recipeRecords } from './recipes.records.ts'

export const recipesRoutes = (house: House) =>
  routes(
    listRead(house, recipesCalls, listRecipes),
    recordRoutes(house, recipeRecords, recipesCalls, { form: RecipeForm }),
    importRoutes(house),
  )
