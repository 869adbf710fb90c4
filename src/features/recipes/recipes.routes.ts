import { Hono } from 'hono'
import type { House } from '#server/house.ts'
import { listRead } from '#server/http/listRead.ts'
import { recordRoutes } from '#server/http/recordRoutes.ts'
import { RecipeForm } from './recipes.contract.ts'
import { listRecipes } from './recipes.queries.ts'
import { recipeRecords } from './recipes.records.ts'

export const recipesRoutes = (house: House) =>
  new Hono()
    .get(
      '/recipes',
      listRead(house, 'recipes', () => listRecipes(house.reader)),
    )
    .route('/recipes', recordRoutes(house, recipeRecords, { form: RecipeForm }))
