import { get, post, recordCalls } from '#shared/calls.ts'
import type { MealEvent, MealEventForm, MenuFeedAddress, Period } from './menu.contract.ts'

const meals = '/api/meal-events'

export const mealCalls = {
  ...recordCalls<MealEvent, MealEventForm>('meals', meals),
  /** The meals of a period, in the order in which they are eaten. */
  list: get(meals).takes<Period>().answers<MealEvent[]>(),
}

export const feedCalls = {
  topic: 'menuFeed',
  read: get('/api/menu-feed').answers<MenuFeedAddress>(),
  reset: post('/api/menu-feed/reset').answers<MenuFeedAddress>(),
}
