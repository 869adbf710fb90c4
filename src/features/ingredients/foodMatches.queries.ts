import { settingsEndpoints } from '#features/settings/settings.endpoints.ts'
import { readSetting } from '#features/settings/settings.queries.ts'
import type { AppContext } from '#server/appContext.ts'
import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { createCachedLists } from '#server/records/cachedLists.ts'
import {
  aliasKey,
  type FoodAliases,
  type FoodSaying,
  stapleKey,
} from '#shared/ingredients/foodMatch.ts'
import { oncePer } from '#shared/oncePer.ts'
import type { FoodMatch } from './foodMatches.contract.ts'
import { foodMatchEndpoints } from './foodMatches.endpoints.ts'
import { foodMatchRecords } from './foodMatches.records.ts'
import { staplesSetting } from './staples.contract.ts'

export const listFoodMatches = (reader: Reader): Promise<FoodMatch[]> =>
  listRecords(reader, foodMatchRecords)

/** The lists from which the aliases are read. */
export const aliasTopics = [foodMatchEndpoints.topic, settingsEndpoints.topic]

/** The statements and the household's staples as a map, for searching foods. */
export async function readAliases(reader: Reader): Promise<FoodAliases> {
  const [matches, staples = []] = await Promise.all([
    listFoodMatches(reader),
    readSetting(reader, staplesSetting),
  ])
  const aliases: [string, FoodSaying][] = matches.map(({ food, name, isSame }) => [
    aliasKey(food, name),
    isSame ? 'same' : 'not this',
  ])
  return new Map([...aliases, ...staples.map((name) => [stapleKey(name), 'staple'] as const)])
}

export const aliasesOf = oncePer((app: AppContext) =>
  createCachedLists(app)(aliasTopics, () => readAliases(app.reader)),
)
