import type { CommandType } from '#features/cards.logic.ts'
import { addDays } from '#shared/days.ts'
import { today } from './householdMeals.factory.ts'

/** A command with the fields that matter; others may be there as well. */
export type Expected = { type: CommandType; items: readonly (string | object)[] }

/** What is said (a dialogue: one after the other; the last is judged), and what it must lead to. */
export type Example = { said: readonly string[]; expected: readonly Expected[] }

export const says = (said: string | readonly string[], ...expected: Expected[]): Example => ({
  said: typeof said === 'string' ? [said] : said,
  expected,
})

/** Each must propose nothing. */
export const quiet = (...said: string[]): Example[] => said.map((each) => says(each))

const command =
  (type: CommandType) =>
  (...items: (string | object)[]): Expected => ({ type, items })

export const toBuy = command('ADD_SHOPPING_ITEMS_TEXT')
export const onList = command('UPDATE_SHOPPING_ITEMS_TEXT')
export const offList = command('DELETE_SHOPPING_ITEMS_TEXT')
export const stocked = command('ADD_PANTRY_ITEMS_TEXT')
export const inPantry = command('UPDATE_PANTRY_ITEMS_TEXT')
export const outOfPantry = command('DELETE_PANTRY_ITEMS_TEXT')
export const meals = command('CREATE_MENU_TEXT')
export const mealChanged = command('UPDATE_MENU_ITEM_TEXT')
export const mealGone = command('DELETE_MENU_ITEM_TEXT')
export const cooked = command('RECORD_COOKED_MEAL_TEXT')
export const noted = command('ADD_KNOWLEDGE_ITEM_TEXT')
export const forgotten = command('DELETE_KNOWLEDGE_ITEM_TEXT')
export const person = command('ADD_FAMILY_MEMBER_PREFERENCE_TEXT')
export const personLess = command('DELETE_FAMILY_MEMBER_PREFERENCE_TEXT')
export const rule = command('ADD_WHOLE_FAMILY_PREFERENCE_TEXT')
export const ruleGone = command('DELETE_WHOLE_FAMILY_PREFERENCE_TEXT')
export const recipe = command('ADD_RECIPE_TEXT')
export const recipeChanged = command('UPDATE_RECIPE_TEXT')
export const recipeGone = command('DELETE_RECIPE_TEXT')

/** Wednesday is day 0. */
export const day = (offset: number) => addDays(today, offset)
export const wed = day(0)
export const thu = day(1)
export const fri = day(2)
export const sat = day(3)
export const sun = day(4)
export const mon = day(5)
export const tue = day(6)
