import { z } from 'zod'
import { PantryItemForm } from '#features/pantry/pantry.contract.ts'
import { type CoverKind, RecipeForm } from '#features/recipes/recipes.contract.ts'
import { ShoppingItemForm } from '#features/shopping/shopping.contract.ts'
import { isDay } from '#shared/days.ts'
import type { Done } from '#shared/endpoint.ts'
import {
  optionalText,
  recordFields,
  recordId,
  recordVersion,
  reference,
  requiredText,
  servingsCount,
  textList,
} from '#shared/fields.ts'

const day = z.string('Day must be a date').refine(isDay, 'Day must be a date like 2026-11-14')

const stars = 'Stars go from 1 to 5'

export const Rating = z.object({
  name: requiredText('Name', 100),
  stars: z.int(stars).min(1, stars).max(5, stars),
})
export type Rating = z.infer<typeof Rating>

const mostRatings = 30
const tooManyRatings = `At most ${mostRatings} people can rate a meal`

const said = {
  mealId: reference('Meal must be one from the menu'),
  recipeId: reference('Recipe must be one from the recipe book'),
  title: requiredText('Dish', 200),
  servings: servingsCount,
  ratings: z.array(Rating, 'Ratings must be a list').max(mostRatings, tooManyRatings).default([]),
  notes: optionalText('Notes', 2_000),
}

/** A cooked meal. It keeps its own copy of the recipe, which may change later. */
export const Cooking = z.object({
  ...said,
  cookedOn: day,
  recipe: RecipeForm.nullable().describe('The recipe as it was that day'),
  ...recordFields,
})
export type Cooking = z.infer<typeof Cooking>

/** A meal that another program remembers. */
export const CookedMeal = z.object({ ...said, cookedOn: day })
export type CookedMeal = z.infer<typeof CookedMeal>

/** Without the recipe's copy, which is read one by one. */
export type CookingSummary = Omit<Cooking, 'recipe'>

const most = 100
const atMost = `At most ${most} things at once`

/** The input of the sheet after a meal, stored in one change. */
export const CookedForm = z.object({
  ...said,
  used: z
    .array(
      z.object({
        id: recordId,
        /** The version that the person saw. */
        version: recordVersion,
        left: optionalText('What is left', 100).describe('Nothing: it is used up'),
      }),
      'What was used must be a list',
    )
    .max(most, atMost)
    .default([]),
  leftovers: z.array(PantryItemForm, 'Leftovers must be a list').max(20, atMost).default([]),
  toBuy: z.array(ShoppingItemForm, 'What to buy must be a list').max(most, atMost).default([]),
})
export type CookedForm = z.infer<typeof CookedForm>

const lines = (text: ReturnType<typeof optionalText>, count: number, message: string) =>
  text.refine((written) => (written ?? '').split('\n').length <= count, message)

/** `CookedForm` for the assistant: lines of text that a person can correct on the card. */
export const CookedItem = z.object({
  recipeName: requiredText('Dish', 200).describe('The title of its recipe, where there is one'),
  date: day.nullish().transform((date) => date ?? null),
  servings: servingsCount.describe('How many it was cooked for, if they said so'),
  used: lines(optionalText('What was used', 5_000), most, atMost).describe(
    "What is left of pantry items, one a line: 'Carrots: 2 lb', 'Onions: none'. Leave it out unless they said so: it is worked out from the recipe",
  ),
  toBuy: textList('Things to buy', { most: 50, longest: 200 }).describe(
    'Names of what has to be bought again. Leave it out unless they said so',
  ),
  leftovers: optionalText('Leftovers', 100).describe("How much is left of the dish: '2 servings'"),
  ratings: lines(optionalText('Stars', 4_000), mostRatings, tooManyRatings).describe(
    "Stars by person, one a line: 'Maya: 5'",
  ),
  notes: said.notes,
})
export type CookedItem = z.infer<typeof CookedItem>

/** A meal of the menu, or a recipe of the book. */
export const CookedQuery = z
  .object({ mealId: said.mealId, recipeId: said.recipeId, servings: servingsCount })
  .refine(({ mealId, recipeId }) => mealId !== null || recipeId !== null, 'Name a meal or a recipe')
export type CookedQuery = z.infer<typeof CookedQuery>

/** A pantry item that a recipe's line uses. */
export type UsedGuess = {
  id: number
  version: number
  name: string
  /** The pantry's amount. */
  quantity: string
  /** The line, scaled to the servings. */
  line: string
  /** The expected rest; null for none. */
  left: string | null
  /** Whether the two amounts can be compared. */
  isKnown: boolean
  /** Until when it is good, where the pantry has the same twice. */
  expiryDate: string | null
  /** It is on the shopping list already. */
  isOnList: boolean
  /** The pantry has more of the same that stays. */
  hasMore: boolean
}

/** The sheet's suggestions after a meal. */
export type CookedGuess = Pick<Cooking, 'mealId' | 'recipeId' | 'title' | 'servings'> & {
  /** Asked for a recipe: the meal that it is on today's menu, if nobody cooked that yet. */
  plannedToday: { mealId: number; mealType: string } | null
  /** The meal was cooked, or this recipe today: saving takes from the pantry once more. */
  isCooked: boolean
  used: UsedGuess[]
  /** Lines for which the pantry has nothing. */
  notFound: string[]
  leftover: PantryItemForm
  eaters: string[]
}

export type Forgotten = Done & {
  /** What was changed since and stays as it is; null if the pantry was left alone. */
  stays: string[] | null
}

export type CookingIdea = {
  recipeId: number
  title: string
  pictureId: number | null
  cover: CoverKind
  /** Prep and cook time together; null if the recipe has none. */
  minutes: number | null
  /** Takes longer than the time until the next event. */
  isTooLong: boolean
  /** The number of ingredients. */
  needed: number
  /** Lines that the pantry does not cover. */
  missing: string[]
  /** Expiring items that it would use up. */
  expiring: string[]
  /** The day it was last eaten. */
  lastDay: string | null
  /** So few days ago that others come first. */
  wasLately: boolean
}

export type CookingIdeas = {
  ideas: CookingIdea[]
  /** Dishes for which there is enough, but that somebody must not eat. */
  leftOut: { count: number; because: { name: string; food: string }[] }
  /** The next event today. */
  next: { title: string; time: string } | null
}
