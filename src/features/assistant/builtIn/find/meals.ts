import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { dayName } from '#shared/days.ts'
import type { Scene } from '../reading.ts'

export const mealLabel = (meal: MealEvent, { today }: Scene): string =>
  `${meal.recipeName} (${typeName(meal.mealType)}, ${dayName(meal.date, today)})`
