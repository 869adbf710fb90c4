import { knowledgeCalls, memberCalls, wholeFamilyCalls } from '#features/family/family.calls.ts'
import {
  listFamilyMembers,
  listKnowledge,
  listWholeFamily,
} from '#features/family/family.queries.ts'
import { foodMatchCalls } from '#features/ingredients/foodMatches.calls.ts'
import { readAliases } from '#features/ingredients/foodMatches.queries.ts'
import { mealCalls } from '#features/menu/menu.calls.ts'
import { pantryCalls } from '#features/pantry/pantry.calls.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import { recipesCalls } from '#features/recipes/recipes.calls.ts'
import { listRecipes } from '#features/recipes/recipes.queries.ts'
import { shoppingCalls } from '#features/shopping/shopping.calls.ts'
import { listShopping, listStores } from '#features/shopping/shopping.queries.ts'
import type { House } from '#server/house.ts'
import { type Household, listMealsAround } from './household.queries.ts'

/**
 * The household as it is now. A list is read again only when its revision says that it changed, so a
 * turn costs a few tiny reads, and what was worked out about the records still holds.
 */
export function createHouseholdSnapshot({
  reader,
  revisionOf,
}: Pick<House, 'reader' | 'revisionOf'>): (today: string) => Promise<Household> {
  const kept = <T>(topic: string, read: (today: string) => Promise<T>, daily = false) => {
    let known: { key: string; list: Promise<T> } | undefined
    return async (today: string): Promise<T> => {
      const key = `${await revisionOf(topic)} ${daily ? today : ''}`
      if (known?.key === key) return known.list
      const list = read(today)
      const fresh = { key, list }
      known = fresh
      // A failed read is not kept: the next turn tries again.
      list.catch(() => {
        if (known === fresh) known = undefined
      })
      return list
    }
  }
  const pantry = kept(pantryCalls.topic, () => listPantry(reader))
  const recipes = kept(recipesCalls.topic, () => listRecipes(reader))
  const shopping = kept(shoppingCalls.topic, () => listShopping(reader))
  const stores = kept(shoppingCalls.topic, () => listStores(reader))
  const meals = kept(mealCalls.topic, (today) => listMealsAround(reader, today), true)
  const members = kept(memberCalls.topic, () => listFamilyMembers(reader))
  const wholeFamily = kept(wholeFamilyCalls.topic, () => listWholeFamily(reader))
  const knowledge = kept(knowledgeCalls.topic, () => listKnowledge(reader))
  const aliases = kept(foodMatchCalls.topic, () => readAliases(reader))
  return async (today) => ({
    pantry: await pantry(today),
    recipes: await recipes(today),
    shopping: await shopping(today),
    stores: await stores(today),
    meals: await meals(today),
    members: await members(today),
    wholeFamily: await wholeFamily(today),
    knowledge: await knowledge(today),
    aliases: await aliases(today),
  })
}
