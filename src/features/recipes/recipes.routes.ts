import type { AppContext } from '#server/appContext.ts'
import { listRead } from '#server/http/lists/listRead.ts'
import { completedRecordRoutes } from '#server/http/recordRoutes.ts'
import { routes } from '#server/http/routes.ts'
import { importRoutes } from './import/import.routes.ts'
import { checkPicture } from './pictures.queries.ts'
import { picturesRoutes } from './pictures.routes.ts'
import { newRecipe, RecipeInput } from './recipes.contract.ts'
import { recipesEndpoints } from './recipes.endpoints.ts'
import { listRecipes } from './recipes.queries.ts'
import { recipeRecords } from './recipes.records.ts'

export const recipesRoutes = (app: AppContext) =>
  routes(
    listRead(app, recipesEndpoints, listRecipes),
    completedRecordRoutes(app, recipeRecords, recipesEndpoints, {
      form: RecipeInput,
      complete: async (form) => newRecipe(form),
      check: ({ pictureId }, w) => checkPicture(w.reads, pictureId),
    }),
    picturesRoutes(app),
    importRoutes(app),
  )
