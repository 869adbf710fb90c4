import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { dayName } from '#shared/days.ts'
import type { Scene } from '../reading.ts'
import { findDish } from './named.ts'

type Sought = { dish?: string; days?: readonly string[]; mealType?: string | null }

/** Planned meals from today on that fit; for a dish without a day only those of the next such day. */
export function findMeals(
  { dish, days = [], mealType }: Sought,
  { household, today }: Scene,
): MealEvent[] {
  const ahead = household.meals.filter(({ date }) => date >= today)
  const fitting = ahead.filter(
    (meal) =>
      (days.length === 0 || days.includes(meal.date)) &&
      (!mealType || typeName(meal.mealType) === mealType),
  )
  if (!dish) return fitting
  const named = findDish(fitting, dish, ({ recipeName }) => recipeName)
  const [first] = named
  return days.length > 0 || !first ? named : named.filter(({ date }) => date === first.date)
}

/** Of several meals of a day the dinner is meant, if nothing else was said. */
export function mainOf(meals: readonly MealEvent[]): MealEvent[] {
  const dinners = meals.filter(({ mealType }) => typeName(mealType) === 'Dinner')
  return dinners.length > 0 ? dinners : [...meals]
}

export const mealLabel = (meal: MealEvent, { today }: Scene): string =>
  `${meal.recipeName} (${typeName(meal.mealType)}, ${dayName(meal.date, today)})`
