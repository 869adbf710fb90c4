import { get, post, recordEndpoints } from '#shared/endpoint.ts'
import type {
  CopiedDays,
  MealEvent,
  MealEventForm,
  MenuFeedAddress,
  Period,
  Rearrangement,
} from './menu.contract.ts'

const meals = '/api/meal-events'

export const mealEndpoints = {
  ...recordEndpoints<MealEvent, MealEventForm>('meals', meals),
  /** The meals of a period, ordered by day and time. */
  list: get(meals).takes<Period>().answers<MealEvent[]>(),
  /** Swaps or replaces meals in one change; answers the moved ones. */
  rearrange: post('/api/menu/rearrange').takes<Rearrangement>().answers<MealEvent[]>(),
  /** Copies last week's meals to free places; answers the new meals. */
  copyLastWeek: post('/api/menu/copy-last-week').takes<CopiedDays>().answers<MealEvent[]>(),
}

export const feedEndpoints = {
  topic: 'menuFeed',
  read: get('/api/menu-feed').answers<MenuFeedAddress>(),
  reset: post('/api/menu-feed/reset').answers<MenuFeedAddress>(),
}
