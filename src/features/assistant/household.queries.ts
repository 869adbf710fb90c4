import type {
  FamilyMember,
  KnowledgeItem,
  WholeFamilyPreference,
} from '#features/family/family.contract.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { listMeals } from '#features/menu/menu.queries.ts'
import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import type { PlanRules } from '#features/planning/planning.contract.ts'
import type { EatenRecipe, Recipe } from '#features/recipes/recipes.contract.ts'
import type { ShoppingItem, Store } from '#features/shopping/shopping.contract.ts'
import type { Reader } from '#server/db/open.ts'
import { addDays } from '#shared/days.ts'
import type { FoodAliases } from '#shared/ingredients/foodMatch.ts'

/** Something in a connected calendar. */
type HouseholdEvent = {
  title: string
  date: string
  /** None for what lasts the whole day. */
  time: string | null
  until?: string | null
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
  /** What was said of names, where anything was. */
  aliases?: FoodAliases
  /** Of the connected calendars, where they could be read, in the order in which they begin. */
  events?: readonly HouseholdEvent[]
  /** When each recipe was last on the table. */
  eaten?: readonly EatenRecipe[]
  /** By what the household plans its weeks; without them as is usual. */
  planRules?: PlanRules
}

const reachesBack = 14
const reachesAhead = 35

export const listMealsAround = (reader: Reader, today: string): Promise<MealEvent[]> =>
  listMeals(reader, {
    startDate: addDays(today, -reachesBack),
    endDate: addDays(today, reachesAhead),
  })

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
