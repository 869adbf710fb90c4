import type { Reader } from '#server/db/open.ts'
import { findRecord, recordsById } from '#server/db/records.ts'
import { keptList } from '#server/records/keptList.ts'
import { compareNames } from '#shared/order.ts'
import type { Recipe } from './recipes.contract.ts'
import { recipeRecords } from './recipes.records.ts'

export const findRecipe = (reader: Reader, id: number): Promise<Recipe | undefined> =>
  findRecord(reader, recipeRecords, id)

export const findRecipes = (reader: Reader, ids: readonly number[]): Promise<Recipe[]> =>
  recordsById(reader, recipeRecords, ids)

export async function recipeIds(reader: Reader): Promise<ReadonlySet<number>> {
  const rows = await reader.selectFrom('recipes').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

export async function hasRecipe(reader: Reader, id: number): Promise<boolean> {
  return (await findRecipe(reader, id)) !== undefined
}

/** Sorted in code, because the two engines order letters differently. */
export const listRecipes = keptList(recipeRecords, (a, b) => compareNames(a.title, b.title))
