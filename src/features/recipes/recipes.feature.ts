import { sampleFrom } from '#server/appContext.ts'
import type { Feature } from '#server/feature.ts'
import { largestId } from '#shared/fields.ts'
import { recipeAt } from '#shared/screenPaths.ts'
import { importEndpoints, importFilePath } from './import/import.endpoints.ts'
import { pictureLimits } from './pictures.routes.ts'
import { recipesCommands } from './recipes.commands.ts'
import { recipesEndpoints } from './recipes.endpoints.ts'
import { recipesPrompt } from './recipes.prompt.ts'
import { hasRecipe } from './recipes.queries.ts'
import { pictureRecords, recipeRecords, recipesMigrations } from './recipes.records.ts'
import { recipesRoutes } from './recipes.routes.ts'
import sample from './recipes.sample.json' with { type: 'json' }

export const recipes: Feature = {
  name: 'recipes',
  historyOf: 'recipes',
  recordTypes: [recipeRecords, pictureRecords],
  migrations: recipesMigrations,
  commands: recipesCommands,
  promptLists: [recipesPrompt],
  routes: recipesRoutes,
  screenReads: { '/recipes': [recipesEndpoints.list.path] },
  isMissingRecord: async ({ reader }, path) => {
    const id = recipeAt(path)
    // Negative ids belong to recipes that a browser has not sent yet.
    if (id === undefined || id < 0) return false
    return id > largestId || !(await hasRecipe(reader, id))
  },
  // Pasted text grows when it is encoded as JSON.
  bodyLimits: {
    ...pictureLimits,
    [importEndpoints.preview.path]: 11,
    [importEndpoints.save.path]: 64,
  },
  takesFiles: [importFilePath],
  sample: [sampleFrom(recipeRecords, sample.recipes)],
}
