import { defaultTime } from '#features/menu/menu.logic.ts'

/** The meals by their words. */
export const mealNames: Readonly<Record<string, string>> = {
  breakfast: 'Breakfast',
  brekkie: 'Breakfast',
  lunchbox: 'Lunch',
  brunch: 'Brunch',
  lunch: 'Lunch',
  dinner: 'Dinner',
  supper: 'Dinner',
  tea: 'Dinner',
  teatime: 'Dinner',
  lunchtime: 'Lunch',
  dinnertime: 'Dinner',
  suppertime: 'Dinner',
  snack: 'Snack',
  dessert: 'Dessert',
}

const ownTimes: Readonly<Record<string, string>> = { Brunch: '11:00', Dessert: '19:30' }

export const timeOf = (mealType: string): string =>
  defaultTime(mealType) ?? ownTimes[mealType] ?? '18:00'
