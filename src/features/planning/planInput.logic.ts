import type { FamilyMember } from '#features/family/family.contract.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import type { EatenRecipe, Recipe } from '#features/recipes/recipes.contract.ts'
import type { FoodAliases } from '#shared/ingredients/foodMatch.ts'

export type PlanInput = {
  recipes: readonly Recipe[]
  pantry: readonly PantryItem[]
  /** Which names the household takes for the same food. */
  aliases?: FoodAliases | undefined
  members: readonly FamilyMember[]
  meals: readonly Pick<MealEvent, 'date' | 'mealType' | 'recipeName' | 'recipeId'>[]
  /** When each recipe was last eaten, if this was read. */
  eaten?: readonly EatenRecipe[]
  /** Recipes that wait for a day. */
  wanted?: readonly (number | null)[]
}

/** Wishes of the person, in addition to the household's rules. */
export type Wishes = {
  without: readonly string[]
  using: readonly string[]
  quick: boolean
  vegetarian: boolean
  attendees: readonly string[] | null
}

export const noWishes: Wishes = {
  without: [],
  using: [],
  quick: false,
  vegetarian: false,
  attendees: null,
}

export const quickMinutes = 30
