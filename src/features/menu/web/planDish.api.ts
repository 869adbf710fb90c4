import { sayDay } from '#shared/days.ts'
import { pendingChanges } from '#web/lib/http/recordApi.ts'
import type { MealEvent } from '../menu.contract.ts'
import { mealEndpoints } from '../menu.endpoints.ts'
import { failed } from './menu.api.ts'

type Planned = Pick<MealEvent, 'recipeName' | 'date' | 'mealType'> & { servings?: number | null }

/** The toast's words, with 'Lemon Chicken is planned for Thursday, Nov 19, dinner, for 5.' */
export function sayPlanned({ recipeName, date, mealType, servings }: Planned) {
  const day = sayDay(date, { weekday: 'long', month: 'short', day: 'numeric' })
  const forHowMany = servings ? `, for ${servings}` : ''
  return {
    title: 'Meal added',
    text: `${recipeName} is planned for ${day}, ${mealType.toLowerCase()}${forHowMany}.`,
  }
}

/** Where the day is chosen for a dish, out of sight of the menu. */
export const { useAdd: usePlanDish } = pendingChanges(mealEndpoints, {
  add: { done: (_, meal) => sayPlanned(meal), failed: failed('add', 'adding') },
  update: { failed: failed('update', 'updating') },
  delete: { failed: failed('delete', 'deleting') },
})
