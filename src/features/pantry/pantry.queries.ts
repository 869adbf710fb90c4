import type { Reader } from '#server/db/open.ts'
import { keptList } from '#server/records/keptList.ts'
import { byName, knownFirst } from '#shared/order.ts'
import { defaultCategories, defaultLocations, type PantryMetadata } from './pantry.contract.ts'
import { pantryItems } from './pantry.records.ts'

/** Sorted in code, because the two engines order letters differently. */
export const listPantry = keptList(pantryItems, byName)

export async function pantryMetadata(reader: Reader): Promise<PantryMetadata> {
  const inUse = await reader
    .selectFrom('pantryItems')
    .select(['category', 'location'])
    .distinct()
    .execute()
  return {
    categories: knownFirst(
      defaultCategories,
      inUse.map((item) => item.category),
    ),
    locations: knownFirst(
      defaultLocations,
      inUse.map((item) => item.location),
    ),
  }
}
