import { knowledgeCalls, memberCalls, wholeFamilyCalls } from '#features/family/family.calls.ts'
import type {
  FamilyMember,
  KnowledgeItem,
  WholeFamilyPreference,
} from '#features/family/family.contract.ts'
import {
  listFamilyMembers,
  listKnowledge,
  listWholeFamily,
} from '#features/family/family.queries.ts'
import { mealCalls } from '#features/menu/menu.calls.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { listMeals } from '#features/menu/menu.queries.ts'
import { pantryCalls } from '#features/pantry/pantry.calls.ts'
import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import { recipesCalls } from '#features/recipes/recipes.calls.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { listRecipes } from '#features/recipes/recipes.queries.ts'
import { shoppingCalls } from '#features/shopping/shopping.calls.ts'
import type { ShoppingItem, Store } from '#features/shopping/shopping.contract.ts'
import { listShopping, listStores } from '#features/shopping/shopping.queries.ts'
import type { Reader } from '#server/db/open.ts'
import type { House } from '#server/house.ts'
import { addDays } from '#shared/days.ts'

/** Something in a connected calendar. */
export type HouseholdEvent = {
  title: string
  date: string
  /** None for what lasts the whole day. */
  time: string | null
}

/** The household's lists as an assistant sees them. */
export type Household = {
  pantry: readonly PantryItem[]
  recipes: readonly Recipe[]
  shopping: readonly ShoppingItem[]
  stores: readonly Store[]
  /** From two weeks back to five weeks ahead, in the order in which they are eaten. */
  meals: readonly MealEvent[]
  members: readonly FamilyMember[]
  wholeFamily: readonly WholeFamilyPreference[]
  knowledge: readonly KnowledgeItem[]
  /** Of the connected calendars, where they could be read, in the order in which they begin. */
  events?: readonly HouseholdEvent[]
}

const reachesBack = 14
const reachesAhead = 35

/** A list, kept until its topic has a new revision: most turns read no list anew. */
function keep<T>(
  house: Reading,
  topic: string,
  load: (reader: Reader, today: string) => Promise<T>,
) {
  let kept: { revision: number; today: string; list: Promise<T> } | undefined
  return async (today: string): Promise<T> => {
    const revision = await house.revisionOf(topic)
    if (kept?.revision !== revision || kept.today !== today) {
      const list = load(house.reader, today)
      kept = { revision, today, list }
      // A failed read is not kept: the next turn tries again.
      list.catch(() => {
        kept = undefined
      })
    }
    return kept.list
  }
}

type Reading = Pick<House, 'reader' | 'revisionOf'>

export function createHouseholdReader(house: Reading): (today: string) => Promise<Household> {
  const lists = {
    pantry: keep(house, pantryCalls.topic, listPantry),
    recipes: keep(house, recipesCalls.topic, listRecipes),
    shopping: keep(house, shoppingCalls.topic, listShopping),
    stores: keep(house, shoppingCalls.topic, listStores),
    meals: keep(house, mealCalls.topic, (reader, today) =>
      listMeals(reader, {
        startDate: addDays(today, -reachesBack),
        endDate: addDays(today, reachesAhead),
      }),
    ),
    members: keep(house, memberCalls.topic, listFamilyMembers),
    wholeFamily: keep(house, wholeFamilyCalls.topic, listWholeFamily),
    knowledge: keep(house, knowledgeCalls.topic, listKnowledge),
  }
  return async (today) => {
    const [pantry, recipes, shopping, stores, meals, members, wholeFamily, knowledge] =
      await Promise.all([
        lists.pantry(today),
        lists.recipes(today),
        lists.shopping(today),
        lists.stores(today),
        lists.meals(today),
        lists.members(today),
        lists.wholeFamily(today),
        lists.knowledge(today),
      ])
    return { pantry, recipes, shopping, stores, meals, members, wholeFamily, knowledge }
  }
}

/** For a turn that is to know nothing of the lists. */
export const emptyHousehold: Household = {
  pantry: [],
  recipes: [],
  shopping: [],
  stores: [],
  meals: [],
  members: [],
  wholeFamily: [],
  knowledge: [],
}
