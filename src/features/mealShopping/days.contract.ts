import { z } from 'zod'
import { Period } from '#features/menu/menu.contract.ts'
import { itemsForm, type ShoppingItem } from '#features/shopping/shopping.contract.ts'
import { daysBetween } from '#shared/days.ts'
import { recordId, servingsCount } from '#shared/fields.ts'

const mostDays = 31
export const mostMeals = 200
export const mostLines = 500

const times = 'Times must be a number from 0.001 to 1000'

/** The days that are shopped for, or one recipe for so many, or so many times what it says. */
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
    if (!startDate || !endDate) return refuse('startDate', 'Name the days, or a recipe')
    const days = daysBetween(startDate, endDate)
    if (days < 0) refuse('endDate', 'End date must not be before the start date')
    if (days >= mostDays) refuse('endDate', `At most ${mostDays} days can be shopped for at once`)
  })
export type DaysQuery = z.infer<typeof DaysQuery>

/** A line of a recipe that asks for something. */
type LineReason = {
  mealId: number | null
  date: string | null
  title: string
  /** For as many as it is cooked for. */
  line: string
}

/** Something at home that serves, and what is taken off for it. */
export type TakenStock = {
  id: number
  name: string
  location: string
  /** As the pantry says it. */
  has: string
  /** What is taken off; null where nobody can compare the two amounts. */
  quantity: string | null
  /** What the recipe calls it. */
  food: string
}

/** Two names that are taken for one thing. */
export type MatchedName = Pick<TakenStock, 'name' | 'food'>

/** What is needed, and what of it is to buy. */
export type DayLine = Pick<ShoppingItem, 'name' | 'quantity' | 'category' | 'store'> & {
  /** The same whenever the same days are looked at. */
  key: string
  /** What the recipes call it. */
  food: string
  /** All of it; null where no line says how much. */
  needed: string | null
  /** What is at home of it, as the pantry says it. */
  stocked: string | null
  /** What is on the list of it already, as the list says it. */
  onList: string | null
  /** Those of it that are called otherwise there. */
  listed: MatchedName[]
  why: LineReason[]
  minus: TakenStock[]
  /** Nothing is left to buy: it is at home, or on the list. */
  isStocked: boolean
  isStaple: boolean
}

export type PlannedDish = { mealId: number | null; date: string | null; title: string }

export type DaysPreview = {
  lines: DayLine[]
  /** Lines that name nothing to buy. */
  unread: { title: string; line: string }[]
  /** How many meals count. */
  meals: number
  /** Meals that nobody can tell the ingredients of. */
  withoutRecipe: PlannedDish[]
}

/** What was chosen of the lines. */
export const DaysForm = itemsForm(mostLines)
export type DaysForm = z.infer<typeof DaysForm>
