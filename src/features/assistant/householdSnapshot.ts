import { cookingCalls } from '#features/cooking/cooking.endpoints.ts'
import { listEaten } from '#features/cooking/cooking.queries.ts'
import { knowledgeCalls, memberCalls, wholeFamilyCalls } from '#features/family/family.endpoints.ts'
import {
  listFamilyMembers,
  listKnowledge,
  listWholeFamily,
} from '#features/family/family.queries.ts'
import { foodMatchCalls } from '#features/ingredients/foodMatches.endpoints.ts'
import { readAliases } from '#features/ingredients/foodMatches.queries.ts'
import { mealCalls } from '#features/menu/menu.endpoints.ts'
import { readPlanRules } from '#features/menu/planning/planning.queries.ts'
import { pantryCalls } from '#features/pantry/pantry.endpoints.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import { recipesCalls } from '#features/recipes/recipes.endpoints.ts'
import { listRecipes } from '#features/recipes/recipes.queries.ts'
import { settingsCalls } from '#features/settings/settings.endpoints.ts'
import { shoppingCalls } from '#features/shopping/shopping.endpoints.ts'
import { listShopping, listStores } from '#features/shopping/shopping.queries.ts'
import type { House } from '#server/appContext.ts'
import { createKeptLists } from '#server/records/cachedLists.ts'
import { type Household, listMealsAround } from './household.queries.ts'

/** The household as it is now: a turn costs a few tiny reads. */
export function createHouseholdSnapshot(
  house: Pick<House, 'reader' | 'revisionOf'>,
): (today: string) => Promise<Household> {
  const { reader } = house
  const kept = createKeptLists(house)
  const pantry = kept([pantryCalls.topic], () => listPantry(reader))
  const recipes = kept([recipesCalls.topic], () => listRecipes(reader))
  const shopping = kept([shoppingCalls.topic], () => listShopping(reader))
  const stores = kept([shoppingCalls.topic], () => listStores(reader))
  const meals = kept([mealCalls.topic], (today) => listMealsAround(reader, today), true)
  const members = kept([memberCalls.topic], () => listFamilyMembers(reader))
  const wholeFamily = kept([wholeFamilyCalls.topic], () => listWholeFamily(reader))
  const knowledge = kept([knowledgeCalls.topic], () => listKnowledge(reader))
  const eaten = kept(
    [cookingCalls.topic, mealCalls.topic],
    (today) => listEaten(reader, today),
    true,
  )
  const planRules = kept([settingsCalls.topic], () => readPlanRules(reader))
  const aliases = kept([foodMatchCalls.topic], () => readAliases(reader))
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
