import { cookingEndpoints } from '#features/cooking/cooking.endpoints.ts'
import { listEaten } from '#features/cooking/cooking.queries.ts'
import {
  knowledgeEndpoints,
  memberEndpoints,
  wholeFamilyEndpoints,
} from '#features/family/family.endpoints.ts'
import { aliasTopics, readAliases } from '#features/ingredients/foodMatches.queries.ts'
import { mealEndpoints } from '#features/menu/menu.endpoints.ts'
import { readPlanRules } from '#features/planning/planning.queries.ts'
import { settingsEndpoints } from '#features/settings/settings.endpoints.ts'
import { shoppingEndpoints } from '#features/shopping/shopping.endpoints.ts'
import { listStores } from '#features/shopping/shopping.queries.ts'
import type { AppContext } from '#server/appContext.ts'
import { createCachedLists } from '#server/records/cachedLists.ts'
import { emptyHousehold, type Household } from './household.queries.ts'

/** Reads the household with cached lists: a turn reads only those that changed. */
export function createHouseholdSnapshot({
  reader,
  revisionOf,
  promptLists,
}: Pick<AppContext, 'reader' | 'revisionOf' | 'promptLists'>): (
  today: string,
) => Promise<Household> {
  const kept = createCachedLists({ revisionOf })
  const lists = promptLists.map(({ name, topic, read, isDaily }) => ({
    name,
    recordsOf: kept([topic], (today) => read(reader, today), isDaily),
  }))
  const stores = kept([shoppingEndpoints.topic], () => listStores(reader))
  const eaten = kept(
    [cookingEndpoints.topic, mealEndpoints.topic],
    (today) => listEaten(reader, today),
    true,
  )
  const planRules = kept(
    [
      settingsEndpoints.topic,
      memberEndpoints.topic,
      wholeFamilyEndpoints.topic,
      knowledgeEndpoints.topic,
    ],
    async () => (await readPlanRules(reader)).rules,
  )
  const aliases = kept(aliasTopics, () => readAliases(reader))
  return async (today) => {
    const household: Household = {
      ...emptyHousehold,
      stores: await stores(today),
      eaten: await eaten(today),
      planRules: await planRules(today),
      aliases: await aliases(today),
    }
    for (const { name, recordsOf } of lists) {
      Object.assign(household, { [name]: await recordsOf(today) })
    }
    return household
  }
}
