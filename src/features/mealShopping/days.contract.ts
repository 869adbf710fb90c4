import { z } from 'zod'
import { Period } from '#features/menu/menu.contract.ts'
import { itemsForm, type ShoppingItem } from '#features/shopping/shopping.contract.ts'
import { daysBetween } from '#shared/days.ts'
import { addressNumber, largestId, recordId, servingsCount } from '#shared/fields.ts'

const mostDays = 31
export const mostMeals = 200
export const mostLines = 500

const times = 'Times must be a number from 0.001 to 1000'

/** Either a period, or one recipe for a number of servings or times. */
export const DaysQuery = z
  .object({
    ...Period.shape,
    recipeId: recordId.nullish(),
    servings: servingsCount,
    times: z.number(times).min(0.001, times).max(1000, times).default(1),
  })
  .superRefine(({ startDate, endDate, recipeId }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (recipeId != null) return
    if (!startDate || !endDate) return refuse('startDate', 'Choose the days, or a recipe')
    const days = daysBetween(startDate, endDate)
    if (days < 0) refuse('endDate', "End date can't be before the start date")
    if (days >= mostDays) refuse('endDate', `At most ${mostDays} days can be shopped for at once`)
  })
export type DaysQuery = z.infer<typeof DaysQuery>

/** A recipe's line that needs the food. */
type LineReason = {
  mealId: number | null
  date: string | null
  title: string
  /** The line, scaled to the servings. */
  line: string
}

/** A pantry item that covers a need, and the amount taken from it. */
export type TakenStock = {
  id: number
  name: string
  location: string
  /** The pantry's own amount. */
  has: string
  /** The amount taken; null if the two amounts can't be compared. */
  quantity: string | null
  /** Whether the item has more than that. */
  isPart: boolean
  /** The food's name in the recipe. */
  food: string
}

/** Two names that were matched as the same food. */
export type MatchedName = Pick<TakenStock, 'name' | 'food'>

/** A needed food, and the amount to buy. */
export type DayLine = Pick<ShoppingItem, 'name' | 'quantity' | 'category' | 'store'> & {
  /** Stable for the same period. */
  key: string
  /** The food's name in the recipes. */
  food: string
  /** The whole need; null if no line has an amount. */
  needed: string | null
  /** The pantry's amount. */
  stocked: string | null
  /** The amount on the shopping list. */
  onList: string | null
  /** Items on the list that were matched under another name. */
  listed: MatchedName[]
  why: LineReason[]
  minus: TakenStock[]
  /** Nothing left to buy: the food is at home or on the list. */
  isStocked: boolean
  /** There is some at home, but the amounts can't be compared, or it may be over by then. */
  isMaybe: boolean
  /** What is at home is to be eaten soon, and a meal comes later. */
  mayBeOver: boolean
  isStaple: boolean
  /** The last day of what is at home, if the food is bought because a meal comes after it. */
  goodUntil: string | null
}

export type PlannedDish = { mealId: number | null; date: string | null; title: string }

export type DaysPreview = {
  lines: DayLine[]
  /** Lines without anything to buy. */
  unread: { title: string; line: string }[]
  /** The number of meals that count. */
  meals: number
  /** Meals without a recipe, whose ingredients are unknown. */
  withoutRecipe: PlannedDish[]
  /** Dishes of which more eat than their recipe is for: they count for all of them. */
  scaled: (PlannedDish & { servings: number })[]
  /** Meals with a recipe in the rest of the week that begins with the period; null if there are none. */
  more: { meals: number; endDate: string } | null
}

/** The change that took meals off the menu. */
export const LeftOverQuery = z.object({
  changeId: addressNumber('Change must be the id of one', 1, largestId),
})

export const DaysForm = itemsForm(mostLines)
export type DaysForm = z.infer<typeof DaysForm>
