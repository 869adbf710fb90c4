import type {
  FamilyMember,
  KnowledgeItem,
  WholeFamilyPreference,
} from '#features/family/family.contract.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import type { PlanRules } from '#features/planning/planning.contract.ts'
import type { EatenRecipe, Recipe } from '#features/recipes/recipes.contract.ts'
import type { ShoppingItem, Store } from '#features/shopping/shopping.contract.ts'
import type { PromptList } from '#server/prompts/promptList.ts'
import type { RecordFields } from '#shared/fields.ts'
import type { FoodAliases } from '#shared/ingredients/foodMatch.ts'

/** A calendar event. */
type HouseholdEvent = {
  title: string
  date: string
  /** Null for an event of the whole day. */
  time: string | null
  until?: string | null
}

/** The household's lists, as an assistant gets them. */
export type Household = {
  pantry: readonly PantryItem[]
  recipes: readonly Recipe[]
  shopping: readonly ShoppingItem[]
  stores: readonly Store[]
  /** From two weeks back to five weeks ahead, by day and time. */
  meals: readonly MealEvent[]
  members: readonly FamilyMember[]
  wholeFamily: readonly WholeFamilyPreference[]
  knowledge: readonly KnowledgeItem[]
  aliases?: FoodAliases
  /** Calendar events in order, if the calendars could be read. */
  events?: readonly HouseholdEvent[]
  eaten?: readonly EatenRecipe[]
  /** The household's rules for planning, if it has any. */
  planRules?: PlanRules
  /** The lists of a prompt, whose records `recordsIn` gives. The built-in assistant needs none. */
  promptLists?: readonly PromptList[]
}

/** A prompt's list is in the household under its name, also one without a key of its own. */
export const recordsIn = (household: Household, { name }: PromptList): readonly RecordFields[] =>
  (household as unknown as Record<string, readonly RecordFields[]>)[name] ?? []

/** For a turn without context. */
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
