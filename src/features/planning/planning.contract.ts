import { z } from 'zod'
import { CopiedDays, MealEventForm } from '#features/menu/menu.contract.ts'
import { isDay, isTimeOfDay } from '#shared/days.ts'
import { recordId } from '#shared/fields.ts'
import type { KnownSetting } from '#shared/knownSetting.ts'
import { planRulesKey } from './planRulesKey.logic.ts'

const nights = (label: string) => {
  const wrong = `${label} must be a number from 0 to 7`
  return z.int(wrong).min(0, wrong).max(7, wrong)
}
const minutes = 'Minutes on weeknights must be a number from 10 to 240, or empty'
const repeat = 'Days before a dish repeats must be a number from 1 to 60'
const dinner = 'Dinner time must be a time of day like 18:30'
const weekday = 'The day for leftovers must be a number from 0 (Sunday) to 6'
const weekdays = (label: string) => {
  const wrong = `${label} must be numbers from 0 (Sunday) to 6`
  return z.array(z.int(wrong).min(0, wrong).max(6, wrong), wrong).max(7, wrong).nullish()
}
const yesOrNo = (label: string) => z.boolean(`${label} must be true or false`)

/** The household's rules for planning a week. */
export const PlanRules = z.object({
  meatlessNights: nights('Meatless nights').describe('At least so many in a week'),
  fishNights: nights('Fish nights').describe('At least so many in a week'),
  meatlessDays: weekdays('Meatless days').describe(
    'Weekdays with meatless dinners alone, from 0 for Sunday; they count as meatless nights',
  ),
  fishDays: weekdays('Fish days').describe(
    'Weekdays with fish dinners alone, from 0 for Sunday; they count as fish nights',
  ),
  weeknightMinutes: z
    .int(minutes)
    .min(10, minutes)
    .max(240, minutes)
    .nullable()
    .describe('From Monday to Thursday; nothing for as long as it takes'),
  repeatAfterDays: z.int(repeat).min(1, repeat).max(60, repeat),
  useExpiring: yesOrNo('What expires first'),
  favoritesFirst: yesOrNo('Favorites first'),
  mindCalendar: yesOrNo('The calendars'),
  dinnerTime: z
    .string(dinner)
    .refine(isTimeOfDay, dinner)
    .nullish()
    .describe('When dinner is, unless the evening is shorter'),
  leftoversOn: z
    .int(weekday)
    .min(0, weekday)
    .max(6, weekday)
    .nullish()
    .describe('A weekday on which nothing new is cooked, from 0 for Sunday'),
})
export type PlanRules = z.infer<typeof PlanRules>

/** Who said a rule: 'Family rule', 'Household note', or a member's name. */
export type RuleSources = { [Rule in keyof PlanRules]?: string }

/** The weekdays that the family named, also where its rules are other ones. */
export type NamedDays = Pick<PlanRules, 'meatlessDays' | 'fishDays'>

export const planRulesSetting = { key: planRulesKey, takes: PlanRules } satisfies KnownSetting

const most = 31
const atMost = `At most ${most} days can be planned at once`
const mostPassed = 2_000
const tooOften = `At most ${mostPassed} dishes can be passed over`
const day = z.string('Day must be a date').refine(isDay, 'Day must be a date like 2026-11-14')

export const PlanQuery = CopiedDays.and(
  z.object({
    /** Rules that are left out are the household's own. */
    rules: PlanRules.partial().optional(),
    /** Dinners that must stay. */
    locked: z
      .array(z.object({ date: day, recipeId: recordId }), 'Locked must be a list of days')
      .max(most, atMost)
      .default([]),
    /** Recipes that were shuffled away, by day. */
    shuffled: z
      .record(day, z.array(recordId, 'Shuffled must be lists of recipes').max(mostPassed, tooOften))
      .refine((days) => Object.keys(days).length <= most, atMost)
      .default({}),
  }),
)
export type PlanQuery = z.infer<typeof PlanQuery>

/** A proposed dinner, with the reasons for it. */
export type PlannedDinner = {
  date: string
  mealType: 'Dinner'
  time: string
  recipeId: number
  recipeName: string
  /** Set only if the recipe's own servings are too few for the family. */
  servings: number | null
  why: string[]
  /** What speaks against it: 'Maya dislikes mushrooms'. */
  against: string[]
  minutes: number | null
}

/** A day without a proposal, and the reason. */
type NoDinner = { date: string; none: string }

export type WeekPlan = {
  days: (PlannedDinner | NoDinner)[]
  rules: PlanRules
  /** Who said those rules that the household has not saved itself. */
  sources: RuleSources
  named: NamedDays
  /** Rules that could not be kept, as sentences. */
  notes: string[]
  /** The number of recipes in the book. */
  recipes: number
}

/** The dinners of a plan, saved in one change. */
export const PlannedDinners = z.object({
  meals: z
    .array(
      MealEventForm.omit({ mealType: true, notes: true, recipeId: true }).extend({
        recipeId: recordId,
      }),
      'Meals must be a list',
    )
    .min(1, "There's nothing to plan")
    .max(most, atMost)
    .refine(
      (meals) => new Set(meals.map(({ date }) => date)).size === meals.length,
      'Each day can have one dinner',
    ),
})
export type PlannedDinners = z.infer<typeof PlannedDinners>
