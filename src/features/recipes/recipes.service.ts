import type { House } from '#server/appContext.ts'
import { ImportProblem } from './import/importProblem.ts'
import { createImporting } from './import/readRecipes.ts'
import type { RecipeForm } from './recipes.contract.ts'

const perHouse = new WeakMap<House, ReturnType<typeof createImporting>>()

/** The reading of recipes from elsewhere: its threads are shared, whoever asks. */
export function importingOf(house: House) {
  const known = perHouse.get(house)
  if (known) return known
  const importing = createImporting(house)
  perHouse.set(house, importing)
  house.onClose(importing.close)
  return importing
}

/** The recipe of a page, as the form of the book has it; or why there is none, in a sentence. */
export async function readRecipeAt(
  house: House,
  address: string,
): Promise<{ recipe: RecipeForm | undefined } | { problem: string }> {
  try {
    const { recipes } = await importingOf(house).page(address)
    return { recipe: recipes[0] }
  } catch (error) {
    if (error instanceof ImportProblem) return { problem: error.message }
    throw error
  }
}
