import { z } from 'zod'
import { daysBetween, isDay, isTimeOfDay } from '#shared/days.ts'
import {
  optionalText,
  recordFields,
  reference,
  requiredText,
  servingsCount,
  textList,
} from '#shared/fields.ts'

/** Years that all calendar apps can handle. */
const isPlannable = (text: string) => isDay(text) && text >= '1970' && text < '2200'

export const day = (label: string) =>
  requiredText(label, 100).pipe(
    z.string().refine(isPlannable, `${label} must be a day like 2026-11-14`),
  )

const recipe = 'Recipe must be one from the recipe book'

export const MealEventForm = z.object({
  date: day('Date'),
  time: requiredText('Time', 100).pipe(
    z.string().refine(isTimeOfDay, 'Time must be a time of day like 18:00'),
  ),
  mealType: requiredText('Meal type', 50),
  recipeName: requiredText('Recipe name', 200),
  recipeId: reference(recipe).describe('Of the recipe book, where the dish is in it'),
  /** Nobody named means everyone, stored as null. */
  attendees: textList('Attendees', { most: 30, longest: 100 })
    .transform((names) => (names.length > 0 ? names : null))
    .pipe(z.array(z.string()).nullable())
    .describe('Members by name; none means everyone'),
  servings: servingsCount.describe('How many it is cooked for; none means as in the recipe'),
  notes: optionalText('Notes', 2_000),
})
export type MealEventForm = z.infer<typeof MealEventForm>

export const MealEvent = MealEventForm.extend({
  seriesId: reference('Series must be a repeating meal').describe(
    'The repeating meal that it belongs to',
  ),
  ...recordFields,
})
export type MealEvent = z.infer<typeof MealEvent>

type Ends = { startDate?: string | undefined; endDate?: string | undefined }

const inOrder = ({ startDate, endDate }: Ends) => !startDate || !endDate || startDate <= endDate
const wrongOrder = { path: ['endDate'], message: "End date can't be before the start date" }

/** Both days included. */
export const WholePeriod = z
  .object({ startDate: day('Start date'), endDate: day('End date') })
  .refine(inOrder, wrongOrder)

/** A period that is open at an end that is left out. */
export const Period = z
  .object({ startDate: day('Start date').optional(), endDate: day('End date').optional() })
  .refine(inOrder, wrongOrder)
export type Period = z.infer<typeof Period>

export const CopiedDays = WholePeriod.refine(
  ({ startDate, endDate }) => daysBetween(startDate, endDate) < 31,
  { path: ['endDate'], message: 'At most 31 days can be filled at once' },
)
export type CopiedDays = z.infer<typeof CopiedDays>

const mealId = z.int('Meal must be one from the menu').min(1).max(2_147_483_647)
const mostRearranged = 50

/** Meals that are moved at once, maybe changed as well; `removed` meals make room for them. */
export const Rearrangement = z
  .object({
    moved: z
      .array(MealEventForm.partial().extend({ id: mealId }))
      .min(1)
      .max(mostRearranged),
    /** The version that the person saw: a meal that changed since is not removed. */
    removed: z.array(z.object({ id: mealId, version: z.int() })).max(mostRearranged),
  })
  .refine(
    ({ moved, removed }) => {
      const ids = [...moved, ...removed].map(({ id }) => id)
      return new Set(ids).size === ids.length
    },
    { path: ['moved'], message: 'Each meal can be named once' },
  )
export type Rearrangement = z.infer<typeof Rearrangement>

/** The address at which calendar apps read the menu. The token is the only protection. */
export const MenuFeed = z.object({
  token: z
    .string()
    .regex(/^[\w-]{32,100}$/, 'must be a secret as Food Pal makes them')
    .describe('A secret: whoever knows it may read the menu'),
  /** Part of each event's UID: distinguishes households in the same calendar app. */
  household: z.string().regex(/^[\w-]{8,100}$/),
  ...recordFields,
})
export type MenuFeed = z.infer<typeof MenuFeed>

/** `url` is null if the household has no public address. */
export type MenuFeedAddress = { path: string; url: string | null }
