import { z } from 'zod'
import { PantryItemForm } from '#features/pantry/pantry.contract.ts'
import { RecipeForm } from '#features/recipes/recipes.contract.ts'
import { ShoppingItemForm } from '#features/shopping/shopping.contract.ts'
import { isDay } from '#shared/days.ts'
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

const day = z.string('Day must be one').refine(isDay, 'Day must be one like 2026-11-14')

const stars = 'Stars go from 1 to 5'

/** What one person thought of it. */
export const Rating = z.object({
  name: requiredText('Name', 100),
  stars: z.int(stars).min(1, stars).max(5, stars),
})
export type Rating = z.infer<typeof Rating>

const mostRatings = 30
const tooManyRatings = `At most ${mostRatings} can rate a meal`

const said = {
  mealId: reference('Meal must be one of the menu'),
  recipeId: reference('Recipe must be one of the recipe book'),
  title: requiredText('Dish', 200),
  servings: servingsCount,
  ratings: z.array(Rating, 'Ratings must be a list').max(mostRatings, tooManyRatings).default([]),
  notes: optionalText('Notes', 2_000),
}

/** That something was cooked, as it was cooked: its recipe may change, this does not. */
export const Cooking = z.object({
  ...said,
  cookedOn: day,
  recipe: RecipeForm.nullable().describe('The recipe as it was that day'),
  ...recordFields,
})
export type Cooking = z.infer<typeof Cooking>

/** In the list: the recipe as it was is read one by one. */
export type CookingSummary = Omit<Cooking, 'recipe'>

const most = 100
const atMost = `At most ${most} things at once`

/** What the sheet says, all of which is one change. */
export const CookedForm = z.object({
  ...said,
  used: z
    .array(
      z.object({
        id: recordId,
        /** As the person saw it. */
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

/** The same for whoever can only write: lines of text, which a person reads and corrects. */
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

/** Something at home that a line of the recipe means. */
export type UsedGuess = {
  id: number
  version: number
  name: string
  /** What there is of it. */
  quantity: string
  /** The line that uses it, for so many servings. */
  line: string
  /** What would be left; null for nothing. */
  left: string | null
  /** The two amounts can be compared. */
  isKnown: boolean
}

/** The sheet as it opens. */
export type CookedGuess = Pick<Cooking, 'mealId' | 'recipeId' | 'title' | 'servings'> & {
  used: UsedGuess[]
  /** Of lines that nothing at home answers to. */
  notFound: string[]
  leftover: PantryItemForm
  /** Who ate. */
  eaters: string[]
}

/** A recipe that could be cooked now. */
export type CookingIdea = {
  recipeId: number
  title: string
  pictureId: number | null
  /** From beginning to end, where the recipe says so. */
  minutes: number | null
  /** The next event comes sooner. */
  isTooLong: boolean
  /** How many things it takes. */
  needed: number
  /** The lines of which there is not enough at home. */
  missing: string[]
  /** What it would use up, of what does not keep. */
  expiring: string[]
  /** When it was last eaten. */
  lastDay: string | null
}

export type CookingIdeas = {
  ideas: CookingIdea[]
  /** What is on next today. */
  next: { title: string; time: string } | null
}
