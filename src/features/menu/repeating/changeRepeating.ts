import { findRecord } from '#server/db/records.ts'
import type { Writing } from '#server/records/change.ts'
import type { Expectation } from '#server/records/recorder.ts'
import { addDays, daysBetween } from '#shared/days.ts'
import { conflict, notFound } from '#shared/errors.ts'
import type { MealEvent } from '../menu.contract.ts'
import { findMeal } from '../menu.queries.ts'
import { mealEvents } from '../menu.records.ts'
import { refuseUnknownRecipe } from '../recipeCheck.ts'
import type { RepeatingChange, RepeatingMeal } from './repeating.contract.ts'
import { daysAhead, daysDue, goingOn, isDue, type Rhythm } from './repeating.logic.ts'
import { mealsOfSeries } from './repeating.queries.ts'
import { repeatingMeals } from './repeating.records.ts'
import { laterOf, mealItself, newRhythm, planDays } from './startRepeating.ts'

/** A meal, its series, and the series' other meals around it. */
type Rest = {
  meal: MealEvent
  series: RepeatingMeal
  isFirst: boolean
  /** Later meals that are as the series planned them: they follow it. */
  following: MealEvent[]
  /** Later meals that stay: somebody changed them, or today's may be cooked already. */
  staying: MealEvent[]
}

async function restOf(w: Writing, id: number): Promise<Rest> {
  const meal = await findMeal(w.reads, id)
  if (!meal) throw notFound('meal')
  const series =
    meal.seriesId === null ? undefined : await findRecord(w.reads, repeatingMeals, meal.seriesId)
  if (!series) throw conflict("This meal doesn't repeat anymore.")
  const others = (await mealsOfSeries(w.reads, series.id)).filter((each) => each.id !== id)
  const later = others.filter(({ date }) => date >= meal.date)
  const follows = (each: MealEvent) => each.date > w.today && isAsPlanned(each, series)
  return {
    meal,
    series,
    isFirst: later.length === others.length,
    following: later.filter(follows),
    staying: later.filter((each) => !follows(each)),
  }
}

const isAsPlanned = (meal: MealEvent, series: RepeatingMeal) =>
  isDue(series, meal.date) &&
  JSON.stringify(mealItself(meal)) === JSON.stringify(mealItself(series))

/** Changes a meal and those after it; the series before it stays as it was. */
export async function changeFrom(
  w: Writing,
  id: number,
  { repeats, skipTaken, version, ...changes }: RepeatingChange,
): Promise<MealEvent> {
  await refuseUnknownRecipe(changes, w, id)
  const rest = await restOf(w, id)
  if (repeats === null) {
    const seriesId = rest.isFirst ? null : rest.series.id
    const meal = await w.update(mealEvents, id, { ...changes, seriesId }, { version })
    await endSeries(w, rest, rest.meal.date)
    return meal
  }
  const { meal, series, isFirst, following, staying } = rest
  const { date = meal.date, ...itself } = changes
  const rhythm = repeats ? newRhythm(repeats, date) : movedRhythm(series, meal, date)
  const madeUntil = addDays(laterOf(w.today, date), daysAhead)
  const draft = { ...mealItself({ ...series, ...itself }), ...rhythm, madeUntil }
  if (!isFirst) await w.update(repeatingMeals, series.id, { lastDay: addDays(meal.date, -1) })
  const next = isFirst
    ? await w.update(repeatingMeals, series.id, draft)
    : await w.create(repeatingMeals, draft)

  const changed = await w.update(mealEvents, id, { ...changes, seriesId: next.id }, { version })
  for (const other of staying) await w.update(mealEvents, other.id, { seriesId: next.id })
  const due = daysDue(next, addDays(laterOf(w.today, date), 1), madeUntil)
  const there = new Map(following.map((other) => [other.date, other]))
  const fields = { ...mealItself(next), seriesId: next.id }
  for (const other of following) {
    if (due.includes(other.date)) await w.update(mealEvents, other.id, fields)
    else await w.remove(mealEvents, other.id)
  }
  // A day that the series had already is without its meal because somebody wanted it so.
  const isNew = (day: string) => !isDue(series, day) || day > series.madeUntil
  await planDays(
    w,
    next,
    due.filter((day) => !there.has(day) && isNew(day)),
    skipTaken,
  )
  return changed
}

/** A meal that moves takes those after it along, unless it was on a day of its own already. */
function movedRhythm(
  { weekdays, everyWeeks, firstDay, lastDay }: RepeatingMeal,
  meal: MealEvent,
  date: string,
): Rhythm {
  const rhythm = { weekdays, everyWeeks, firstDay, lastDay }
  return goingOn(rhythm, meal.date, isDue(rhythm, meal.date) ? daysBetween(meal.date, date) : 0)
}

export async function removeFrom(w: Writing, id: number, expect: Expectation = {}) {
  const rest = await restOf(w, id)
  await w.remove(mealEvents, id, expect)
  await endSeries(w, rest, addDays(rest.meal.date, -1))
}

/** Meals that stay are ordinary ones from then on. */
async function endSeries(
  w: Writing,
  { series, isFirst, following, staying }: Rest,
  lastDay: string,
) {
  for (const { id } of following) await w.remove(mealEvents, id)
  for (const { id } of staying) await w.update(mealEvents, id, { seriesId: null })
  if (isFirst) await w.remove(repeatingMeals, series.id)
  else await w.update(repeatingMeals, series.id, { lastDay })
}
