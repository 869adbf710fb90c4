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
  /** The meals of a period, in the order in which they are eaten. */
  list: get(meals).takes<Period>().answers<MealEvent[]>(),
  /** Swaps or replaces, in one change; answers the meals that moved. */
  rearrange: post('/api/menu/rearrange').takes<Rearrangement>().answers<MealEvent[]>(),
  /** Fills free places with what stood there a week before; answers the new meals. */
  copyLastWeek: post('/api/menu/copy-last-week').takes<CopiedDays>().answers<MealEvent[]>(),
}

export const feedEndpoints = {
  topic: 'menuFeed',
  read: get('/api/menu-feed').answers<MenuFeedAddress>(),
  reset: post('/api/menu-feed/reset').answers<MenuFeedAddress>(),
}
