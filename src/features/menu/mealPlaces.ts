import type { Planning } from '#server/commands/command.ts'
import { dayName } from '#shared/days.ts'
import { compareText } from '#shared/order.ts'
import type { MealEvent } from './menu.contract.ts'
import { sectionOf, typeName } from './menu.logic.ts'
import { listMeals } from './menu.queries.ts'

type MealPlace = Pick<MealEvent, 'date' | 'mealType'>

/** The meals on the days from the first to the last item. */
export function mealsOn(
  items: readonly { date: string }[],
  { reads }: Planning,
): Promise<MealEvent[]> {
  const days = items.map(({ date }) => date).sort(compareText)
  return listMeals(reads, { startDate: days[0], endDate: days.at(-1) })
}

export const mealsAt = (meals: readonly MealEvent[], at: MealPlace) =>
  meals.filter(
    ({ date, mealType }) =>
      date === at.date && sectionOf(mealType).key === sectionOf(at.mealType).key,
  )

export const sayMeal = ({ date, mealType }: MealPlace, today: string) =>
  `${typeName(mealType)} (${dayName(date, today)})`

export const takenWarnings = (there: readonly MealEvent[], today: string) =>
  there.map((each) => `${sayMeal(each, today)} is already planned: ${each.recipeName}`)
