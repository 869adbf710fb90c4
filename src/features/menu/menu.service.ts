import type { Writing } from '#server/records/change.ts'
import type { MealEventForm } from './menu.contract.ts'
import { mealEvents } from './menu.records.ts'

export const planMeal = (w: Writing, meal: MealEventForm) =>
  w.create(mealEvents, { ...meal, seriesId: null })
