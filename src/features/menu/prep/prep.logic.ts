import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { sayMinutes, totalMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { isMeatOrFish, mainOf } from '#features/recipes/recipeTraits.logic.ts'
import { addDays, minutesAt, sayTime, timeAt } from '#shared/days.ts'
import { createFoodFinder } from '#shared/ingredients/foodMatch.ts'
import type { MealEvent } from '../menu.contract.ts'
import { type LeadTime, leadTimeOf } from './leadTime.logic.ts'
import type { PrepTask } from './prep.contract.ts'

type Stored = Pick<PantryItem, 'name' | 'location' | 'category'>

/** Preparations before the day of a meal. */
export type PrepNeeds = {
  /** The main food, if all of it is in the freezer. */
  thaw: string | null
  wait: LeadTime | null
}

const isFrozen = ({ location }: Stored) => /freezer/i.test(location)

/** Finds the preparations of many dishes with one index of the pantry. */
export function createPrepNeeds(pantry: readonly Stored[]) {
  const search = createFoodFinder(pantry.map(({ name }) => name))

  function thawFor(recipe: Recipe): string | null {
    const { kind, food } = mainOf(recipe)
    // A food that the recipe takes frozen need not thaw.
    if (!food || /\bfrozen\b/i.test(food)) return null
    const there = search(food).flatMap(({ index }) => pantry.slice(index, index + 1))
    const [first] = there
    if (!first || !there.every(isFrozen)) return null
    return isMeatOrFish(kind) || first.category !== 'Frozen' ? first.name : null
  }

  return (recipe: Recipe): PrepNeeds => ({ thaw: thawFor(recipe), wait: leadTimeOf(recipe) })
}

type Planned = Pick<MealEvent, 'id' | 'date' | 'time' | 'recipeName'>

/** Nobody is asked to begin earlier in the day. */
const morning = 8 * 60
const usualCooking = 60

const night = 8 * 60

export type Now = { today: string; now: string }

/** Whether the waiting alone takes longer than there is time on the meal's day. */
const isTooLate = (time: string, { minutes }: LeadTime, now: string) =>
  minutesAt(time) - minutesAt(now) < (minutes ?? night)

/** The minute at which to begin with a dish that waits; null if the day is too short. */
function beginsAt(time: string, wait: LeadTime, recipe: Recipe): number | null {
  if (wait.minutes === null) return null
  const cooking = totalMinutes(recipe) ?? usualCooking
  // Some recipes include the waiting in their times.
  const takes = cooking >= wait.minutes ? cooking : cooking + wait.minutes
  const begins = minutesAt(time) - takes
  return begins >= morning ? begins : null
}

/**
 * The tasks of a meal on the day before it, or on its own day if that is today and it is not too
 * late. Without `at`, as for a calendar file, only the former.
 */
export function prepTasks(
  meal: Planned,
  recipe: Recipe,
  { thaw, wait }: PrepNeeds,
  at?: Now,
): PrepTask[] {
  const isToday = meal.date === at?.today
  const day = isToday ? meal.date : addDays(meal.date, -1)
  const whose = isToday ? 'today’s' : 'tomorrow’s'
  const task = (text: string, brief: string): PrepTask => ({
    mealId: meal.id,
    date: meal.date,
    day,
    text,
    brief,
  })
  const tasks: PrepTask[] = []
  if (thaw) {
    const what = thaw.toLowerCase()
    tasks.push(
      task(
        `Take the ${what} out of the freezer for ${whose} ${meal.recipeName}`,
        `Thaw the ${what}`,
      ),
    )
  }
  if (wait && !(at && isToday && isTooLate(meal.time, wait, at.now))) {
    const begins = beginsAt(meal.time, wait, recipe)
    const night = wait.minutes === null ? 'tonight' : 'today'
    const by = begins === null ? null : `by ${sayTime(timeAt(begins))}`
    const isNextDay = !isToday && by !== null
    const when = isNextDay ? `${by} tomorrow` : (by ?? (isToday ? 'now' : night))
    const needs =
      wait.minutes === null
        ? `overnight ${wait.doing}`
        : `${sayMinutes(wait.minutes)} of ${wait.doing}`
    tasks.push(
      task(
        `Start ${isNextDay ? '' : `${whose} `}${meal.recipeName} ${when} (${needs})`,
        `Start ${meal.recipeName} ${when}`,
      ),
    )
  }
  return tasks
}
