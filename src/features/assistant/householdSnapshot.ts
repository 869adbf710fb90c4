import { cookingEndpoints } from '#features/cooking/cooking.endpoints.ts'
import { listEaten } from '#features/cooking/cooking.queries.ts'
import {
  knowledgeEndpoints,
  memberEndpoints,
  wholeFamilyEndpoints,
} from '#features/family/family.endpoints.ts'
import {
  listFamilyMembers,
  listKnowledge,
  listWholeFamily,
} from '#features/family/family.queries.ts'
import { foodMatchEndpoints } from '#features/ingredients/foodMatches.endpoints.ts'
import { readAliases } from '#features/ingredients/foodMatches.queries.ts'
import { mealEndpoints } from '#features/menu/menu.endpoints.ts'
import { pantryEndpoints } from '#features/pantry/pantry.endpoints.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import { readPlanRules } from '#features/planning/planning.queries.ts'
import { recipesEndpoints } from '#features/recipes/recipes.endpoints.ts'
import { listRecipes } from '#features/recipes/recipes.queries.ts'
import { settingsEndpoints } from '#features/settings/settings.endpoints.ts'
import { shoppingEndpoints } from '#features/shopping/shopping.endpoints.ts'
import { listShopping, listStores } from '#features/shopping/shopping.queries.ts'
import type { AppContext } from '#server/appContext.ts'
import { createCachedLists } from '#server/records/cachedLists.ts'
import { type Household, listMealsAround } from './household.queries.ts'

/** Reads the household with cached lists: a turn reads only those that changed. */
export function createHouseholdSnapshot(
  app: Pick<AppContext, 'reader' | 'revisionOf'>,
): (today: string) => Promise<Household> {
  const { reader } = app
  const kept = createCachedLists(app)
  const pantry = kept([pantryEndpoints.topic], () => listPantry(reader))
  const recipes = kept([recipesEndpoints.topic], () => listRecipes(reader))
  const shopping = kept([shoppingEndpoints.topic], () => listShopping(reader))
  const stores = kept([shoppingEndpoints.topic], () => listStores(reader))
  const meals = kept([mealEndpoints.topic], (today) => listMealsAround(reader, today), true)
  const members = kept([memberEndpoints.topic], () => listFamilyMembers(reader))
  const wholeFamily = kept([wholeFamilyEndpoints.topic], () => listWholeFamily(reader))
  const knowledge = kept([knowledgeEndpoints.topic], () => listKnowledge(reader))
  const eaten = kept(
    [cookingEndpoints.topic, mealEndpoints.topic],
    (today) => listEaten(reader, today),
    true,
  )
  const planRules = kept([settingsEndpoints.topic], () => readPlanRules(reader))
  const aliases = kept([foodMatchEndpoints.topic], () => readAliases(reader))
  return async (today) => ({
    pantry: await pantry(today),
    recipes: await recipes(today),
    shopping: await shopping(today),
    stores: await stores(today),
    meals: await meals(today),
    members: await members(today),
    wholeFamily: await wholeFamily(today),
    knowledge: await knowledge(today),
    eaten: await eaten(today),
    planRules: await planRules(today),
    aliases: await aliases(today),
  })
}
