import type { Reader } from '#server/db/open.ts'
import { compareNames } from '#shared/order.ts'
import type { Recipe } from './recipes.contract.ts'

export async function hasRecipe(reader: Reader, id: number): Promise<boolean> {
  const found = await reader
    .selectFrom('recipes')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Sorted here, not by the engine: the two engines order letters differently. */
export async function listRecipes(reader: Reader): Promise<Recipe[]> {
  const recipes = await reader.selectFrom('recipes').selectAll().orderBy('id').execute()
  return recipes.sort((a, b) => compareNames(a.title, b.title))
}
