import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { byName, knownFirst } from '#shared/order.ts'
import {
  defaultCategories,
  defaultLocations,
  type PantryItem,
  type PantryMetadata,
} from './pantry.contract.ts'
import { pantryItems } from './pantry.records.ts'

/** Sorted in code, because the two engines order letters differently. */
export async function listPantry(reader: Reader): Promise<PantryItem[]> {
  return (await listRecords(reader, pantryItems)).sort(byName)
}

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
