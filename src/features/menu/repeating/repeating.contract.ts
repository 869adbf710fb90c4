import { z } from 'zod'
import { weekdayOf } from '#shared/days.ts'
import { recordFields, recordId } from '#shared/fields.ts'
import { day, MealEventForm } from '../menu.contract.ts'
import { inOrder, mostWeeksApart } from './repeating.logic.ts'

const wrongDays = 'Days must be numbers from 0 (Sunday) to 6'
const wrongWeeks = `Weeks must be a number from 1 to ${mostWeeksApart}`

const Repeats = z.object({
  weekdays: z
    .array(z.int(wrongDays).min(0, wrongDays).max(6, wrongDays), wrongDays)
    .min(1, 'Choose at least one day of the week')
    .max(7, wrongDays)
    .transform(inOrder)
    .pipe(z.array(z.number()))
    .describe('From 0 for Sunday'),
  everyWeeks: z.int(wrongWeeks).min(1, wrongWeeks).max(mostWeeksApart, wrongWeeks),
  lastDay: day('Last day')
    .nullish()
    .transform((last) => last ?? null)
    .pipe(z.string().nullable())
    .describe('Nothing for as long as nobody ends it'),
})

const MealItself = MealEventForm.omit({ date: true })

/** A meal that is planned again and again. Each of its days is a meal of its own. */
export const RepeatingMeal = z.object({
  ...Repeats.shape,
  ...MealItself.shape,
  firstDay: day('First day').describe('Weeks are counted from it'),
  madeUntil: day('Planned until').describe('Up to this day its meals are on the menu'),
  ...recordFields,
})
export type RepeatingMeal = z.infer<typeof RepeatingMeal>

const skipTaken = z
  .boolean()
  .optional()
  .describe('Leaves out later days that have a meal of the same kind')

/** `mealId` is a planned meal that begins to repeat; without it, the first one is new. */
export const NewRepeatingMeal = MealEventForm.extend({
  ...Repeats.shape,
  mealId: recordId.optional(),
  version: z.int('Version must be a whole number').optional(),
  skipTaken,
})
export type NewRepeatingMeal = z.infer<typeof NewRepeatingMeal>

/** What changes from a meal on. `repeats` is left out if it stays, and null to end it here. */
export const ChangedRepeats = z.object({ repeats: Repeats.nullish(), skipTaken })
export type RepeatingChange = Partial<MealEventForm> &
  z.infer<typeof ChangedRepeats> & { version?: number | undefined }

/** Checked against the day of the meal from which on it holds. */
export const RepeatsFrom = Repeats.extend({ date: z.string() })
  .refine(({ date, weekdays }) => weekdays.includes(weekdayOf(date)), {
    path: ['weekdays'],
    message: 'The days must include the day of this meal',
  })
  .refine(({ date, lastDay }) => lastDay === null || lastDay >= date, {
    path: ['lastDay'],
    message: "The last day can't be before the first",
  })
