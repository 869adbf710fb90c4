import type { Writing } from '#server/records/change.ts'
import type { Draft } from '#server/records/recordType.ts'
import type { MealEvent } from './menu.contract.ts'
import { mealEvents } from './menu.records.ts'

export const planMeal = (w: Writing, meal: Draft<MealEvent>) => w.create(mealEvents, meal)
