import type { Writing } from '#server/records/change.ts'
import { addDays } from '#shared/days.ts'
import { conflict, invalid } from '#shared/errors.ts'
import type { MealEvent, MealEventForm } from '../menu.contract.ts'
import { takenDays } from '../menu.logic.ts'
import { findMeal, listMeals } from '../menu.queries.ts'
import { mealEvents } from '../menu.records.ts'
import { refuseUnknownRecipe } from '../recipeCheck.ts'
import { type NewRepeatingMeal, type RepeatingMeal, RepeatsFrom } from './repeating.contract.ts'
import { daysAhead, daysDue, type Repeats, type Rhythm } from './repeating.logic.ts'
import { repeatingMeals } from './repeating.records.ts'

/** What each of its meals has, besides the day. */
export const mealItself = (meal: Omit<MealEventForm, 'date'>) => ({
  time: meal.time,
  mealType: meal.mealType,
  recipeName: meal.recipeName,
  recipeId: meal.recipeId,
  attendees: meal.attendees,
  servings: meal.servings,
  notes: meal.notes,
})

export const laterOf = (a: string, b: string) => (a > b ? a : b)

/** Plans the meals of a series on these days, or on those of them that have no such meal yet. */
export async function planDays(
  w: Writing,
  series: RepeatingMeal,
  days: readonly string[],
  skipTaken = false,
) {
  const [startDate] = days
  if (!startDate) return
  const there = skipTaken ? await listMeals(w.reads, { startDate, endDate: days.at(-1) }) : []
  const taken = takenDays(there, series.mealType)
  const meal = { ...mealItself(series), seriesId: series.id }
  for (const date of days) if (!taken.has(date)) await w.create(mealEvents, { ...meal, date })
}

/** Throws unless the days fit the meal from which on they hold. */
export function newRhythm({ weekdays, everyWeeks, lastDay }: Repeats, date: string): Rhythm {
  const repeats = { weekdays, everyWeeks, lastDay }
  const { success, error } = RepeatsFrom.safeParse({ ...repeats, date })
  if (success) return { ...repeats, firstDay: date }
  throw invalid(error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
}

/** Days that are over are not filled, besides the first one. */
export async function startRepeating(w: Writing, given: NewRepeatingMeal): Promise<MealEvent> {
  const { date, mealId, version } = given
  const rhythm = newRhythm(given, date)
  await refuseUnknownRecipe(given, w, mealId)
  const before = mealId && (await findMeal(w.reads, mealId))
  if (before && before.seriesId !== null) throw conflict('This meal repeats already.')
  const meal = mealItself(given)
  const madeUntil = addDays(laterOf(w.today, date), daysAhead)
  const series = await w.create(repeatingMeals, {
    ...meal,
    ...rhythm,
    madeUntil,
  })
  const first = { ...meal, date, seriesId: series.id }
  const planned = mealId
    ? await w.update(mealEvents, mealId, first, { version })
    : await w.create(mealEvents, first)
  const due = daysDue(series, laterOf(w.today, addDays(date, 1)), madeUntil)
  await planDays(w, series, due, given.skipTaken)
  return planned
}
