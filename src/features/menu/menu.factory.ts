import type { MealEventForm } from './menu.contract.ts'

/** A believable meal. */
export const meal = (given: Partial<MealEventForm> = {}): MealEventForm => ({
  date: '2026-11-14',
  time: '18:00',
  mealType: 'Dinner',
  recipeName: 'Taco night',
  recipeId: null,
  attendees: null,
  servings: null,
  notes: null,
  ...given,
})
