import type { FamilyMember } from '#features/family/family.contract.ts'
import { totalMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { fitsMeal } from '#features/recipes/recipeTraits.logic.ts'
import { addDays, daysBetween, weekdayOf } from '#shared/days.ts'
import { avoidances, dishTastesOf, dislikedFoods, eatersOf } from '#shared/foods/mustAvoid.ts'
import { dishOfMeal } from '../../mealDish.logic.ts'
import type { MealEvent } from '../../menu.contract.ts'
import { sectionOf, typeName } from '../../menu.logic.ts'
import type { Days } from '../menu.api.ts'

/** Days between two meals with the same dish. */
const apart = 7
const most = 30
/** Minutes, twice what a weeknight usually has: nobody begins with that before or after work. */
const tooLong = 90

const isWorkday = (date: string) => weekdayOf(date) % 6 > 0

/** The days whose meals decide what is suggested for `date`. */
export const daysAround = (date: string): Days => ({
  startDate: addDays(date, -6 * apart),
  endDate: addDays(date, apart),
})

/** Whether the same dish comes too soon after it, or before. */
export const isNear = (meal: Pick<MealEvent, 'date'>, date: string): boolean =>
  Math.abs(daysBetween(date, meal.date)) < apart

type Planned = Pick<MealEvent, 'date' | 'mealType'> & { attendees: readonly string[] }

interface Household {
  recipes: readonly Recipe[]
  members: readonly FamilyMember[]
  /** Meals in `daysAround`. */
  meals: readonly MealEvent[]
}

type Suggested = {
  /** What all eaters may have. */
  recipes: Recipe[]
  /** By the recipe's id: 'Maya dislikes mushrooms'. */
  against: ReadonlyMap<number, string>
  /** The others, and which of the eaters can't eat them. */
  leftOut: Recipe[]
  because: string[]
}

/**
 * Recipes in the order in which one would take them: often eaten at this meal first, those planned nearby, then cake
 * for dinner, what takes half of a working day and what one of the eaters dislikes last.
 */
export function suggestedRecipes(
  { date, mealType, attendees }: Planned,
  { recipes, members, meals }: Household,
): Suggested {
  const { key } = sectionOf(mealType)
  const near = new Set<number | null>()
  const often = new Map<number | null, number>()
  for (const meal of meals) {
    if (isNear(meal, date)) near.add(meal.recipeId)
    if (sectionOf(meal.mealType).key === key) {
      often.set(meal.recipeId, (often.get(meal.recipeId) ?? 0) + 1)
    }
  }
  const type = typeName(mealType)
  const isShort = isWorkday(date)
  const fitting = new Set(
    recipes.filter((recipe) => {
      const isLong = isShort && (totalMinutes(recipe) ?? 0) > tooLong
      return !isLong && (often.has(recipe.id) || fitsMeal(recipe, type))
    }),
  )
  const sorted = recipes.toSorted(
    (a, b) =>
      Number(fitting.has(b)) - Number(fitting.has(a)) ||
      Number(near.has(a.id)) - Number(near.has(b.id)) ||
      (often.get(b.id) ?? 0) - (often.get(a.id) ?? 0),
  )
  const because = new Set<string>()
  const leftOut = sorted.filter((recipe) => {
    const found = avoidances({ members, attendees, ...dishOfMeal(recipe.title, recipe) })
    for (const { name } of found) because.add(name)
    return found.length > 0
  })
  const isLeftOut = new Set(leftOut)
  const shown = sorted.filter((recipe) => !isLeftOut.has(recipe)).slice(0, most)
  const eaters = eatersOf(members, attendees)
  const against = new Map(
    shown.flatMap((recipe) => {
      const dish = dishOfMeal(recipe.title, recipe)
      const [why] = eaters.flatMap((eater) =>
        dislikedFoods(eater)
          .filter((food) => dishTastesOf(dish, food))
          .map((food) => `${eater.name} dislikes ${food.toLowerCase()}`),
      )
      return why ? [[recipe.id, why] as const] : []
    }),
  )
  return {
    recipes: shown.toSorted(
      (a, b) =>
        Number(fitting.has(b)) - Number(fitting.has(a)) ||
        Number(against.has(a.id)) - Number(against.has(b.id)),
    ),
    against,
    leftOut,
    because: [...because],
  }
}
