import type { Writing } from '#server/records/change.ts'
import type { CookedMeal, Cooking } from './cooking.contract.ts'
import { cookingRecords } from './cooking.records.ts'

/** A meal that was cooked elsewhere: nothing is taken from the pantry, and no recipe of that day is known. */
export const noteCooked = (w: Writing, meal: CookedMeal): Promise<Cooking> =>
  w.create(cookingRecords, { ...meal, recipe: null })
