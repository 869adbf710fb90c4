import { setImmediate as letOthers } from 'node:timers/promises'
import type { AppContext } from '#server/appContext.ts'
import type { Writing } from '#server/records/change.ts'
import { oncePer } from '#shared/oncePer.ts'
import { ImportProblem } from './import/importProblem.ts'
import { createImporting, duplicatesIn } from './import/readRecipes.ts'
import { checkPicture } from './pictures.queries.ts'
import { newRecipe, type Recipe, type RecipeInput } from './recipes.contract.ts'
import { recipeRecords } from './recipes.records.ts'
import { dishOf, isRead } from './recipeTraits.logic.ts'

export type { Household } from './import/importJob.ts'
export { ImportProblem } from './import/importProblem.ts'
export { duplicatesIn }

export async function addRecipe(w: Writing, recipe: RecipeInput): Promise<Recipe> {
  await checkPicture(w.reads, recipe.pictureId)
  return w.create(recipeRecords, newRecipe(recipe))
}

/** The importer, with threads that all callers share. */
export const importingOf = oncePer((app: AppContext) => {
  const importing = createImporting(app)
  app.onClose(importing.close)
  return importing
})

/** The recipe of a page as a form, or the reason why there is none, as a sentence. */
export async function readRecipeAt(
  app: AppContext,
  address: string,
): Promise<{ recipe: RecipeInput | undefined } | { problem: string }> {
  try {
    const { recipes } = await importingOf(app).page(address)
    return { recipe: recipes[0] }
  } catch (error) {
    if (error instanceof ImportProblem) return { problem: error.message }
    throw error
  }
}

/** Characters of recipes per slice; a slice takes some milliseconds. */
const atATime = 20_000

/** Lets others run while a large book is looked at. `look` says whether it had anything to do. */
export async function inSlices(recipes: readonly Recipe[], look: (recipe: Recipe) => boolean) {
  let looked = 0
  for (const recipe of recipes) {
    if (look(recipe)) looked += 100 + (recipe.ingredients?.length ?? 0)
    if (looked < atATime) continue
    looked = 0
    await letOthers()
  }
}

export const readNeeds = (recipes: readonly Recipe[]) =>
  inSlices(recipes, (recipe) => {
    if (isRead(recipe)) return false
    dishOf(recipe)
    return true
  })
