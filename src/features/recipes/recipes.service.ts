import type { AppContext } from '#server/appContext.ts'
import { ImportProblem } from './import/importProblem.ts'
import { createImporting } from './import/readRecipes.ts'
import type { RecipeForm } from './recipes.contract.ts'

const perHouse = new WeakMap<AppContext, ReturnType<typeof createImporting>>()

/** The reading of recipes from elsewhere: its threads are shared, whoever asks. */
export function importingOf(app: AppContext) {
  const known = perHouse.get(app)
  if (known) return known
  const importing = createImporting(app)
  perHouse.set(app, importing)
  app.onClose(importing.close)
  return importing
}

/** The recipe of a page, as the form of the book has it; or why there is none, in a sentence. */
export async function readRecipeAt(
  app: AppContext,
  address: string,
): Promise<{ recipe: RecipeForm | undefined } | { problem: string }> {
  try {
    const { recipes } = await importingOf(app).page(address)
    return { recipe: recipes[0] }
  } catch (error) {
    if (error instanceof ImportProblem) return { problem: error.message }
    throw error
  }
}
