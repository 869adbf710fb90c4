import type { House } from '#server/appContext.ts'
import { listRead } from '#server/http/listRead.ts'
import { completedRecordRoutes } from '#server/http/recordRoutes.ts'
import { routes } from '#server/http/routes.ts'
import { importRoutes } from './import/import.routes.ts'
import { checkPicture } from './pictures.queries.ts'
import { picturesRoutes } from './pictures.routes.ts'
import { newRecipe, RecipeInput } from './recipes.contract.ts'
import { recipesCalls } from './recipes.endpoints.ts'
import { listRecipes } from './recipes.queries.ts'
import { recipeRecords } from './recipes.records.ts'

export const recipesRoutes = (house: House) =>
  routes(
    listRead(house, recipesCalls, listRecipes),
    completedRecordRoutes(house, recipeRecords, recipesCalls, {
      form: RecipeInput,
      complete: async (form) => newRecipe(form),
      check: ({ pictureId }, w) => checkPicture(w.reads, pictureId),
    }),
    picturesRoutes(house),
    importRoutes(house),
  )
