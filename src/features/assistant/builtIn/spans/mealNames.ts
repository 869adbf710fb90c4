import { defaultTime } from '#features/menu/menu.logic.ts'
import type { Scene } from '../reading.ts'

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

/** When a meal usually is; the family's rules may say so of dinner. */
export const timeOf = (mealType: string, { household }: Pick<Scene, 'household'>): string =>
  (mealType === 'Dinner' ? household.planRules?.dinnerTime : undefined) ??
  defaultTime(mealType) ??
  ownTimes[mealType] ??
  '18:00'
