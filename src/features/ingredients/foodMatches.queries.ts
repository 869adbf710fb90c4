import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { aliasKey, type FoodAliases } from '#shared/ingredients/foodMatch.ts'
import type { FoodMatch } from './foodMatches.contract.ts'
import { foodMatchRecords } from './foodMatches.records.ts'

export const listFoodMatches = (reader: Reader): Promise<FoodMatch[]> =>
  listRecords(reader, foodMatchRecords)

/** The statements as a map, for searching foods. */
export async function readAliases(reader: Reader): Promise<FoodAliases> {
  const matches = await listFoodMatches(reader)
  return new Map(
    matches.map(({ food, name, isSame }) => [aliasKey(food, name), isSame ? 'same' : 'not this']),
  )
}
