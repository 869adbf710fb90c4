import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { byName, createKeptOrder, knownFirst } from '#shared/order.ts'
import {
  defaultCategories,
  defaultLocations,
  type PantryItem,
  type PantryMetadata,
} from './pantry.contract.ts'
import { pantryItems } from './pantry.records.ts'

/** Sorted in code, because the two engines order letters differently. */
const inOrder = createKeptOrder<PantryItem>(byName)

export const listPantry = async (reader: Reader): Promise<PantryItem[]> =>
  inOrder(await listRecords(reader, pantryItems))

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
