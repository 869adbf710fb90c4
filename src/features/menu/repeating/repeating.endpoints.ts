import { type Done, get, post, put, remove } from '#shared/endpoint.ts'
import type { MealEvent } from '../menu.contract.ts'
import { mealEndpoints } from '../menu.endpoints.ts'
import type { NewRepeatingMeal, RepeatingChange, RepeatingMeal } from './repeating.contract.ts'

const andAfter = '/api/meal-events/:id/and-after'

export const repeatingEndpoints = {
  // Its meals change with it.
  topic: mealEndpoints.topic,
  list: get('/api/repeating-meals').answers<RepeatingMeal[]>(),
  /** Plans all its meals; answers the first one. */
  add: post('/api/repeating-meals').takes<NewRepeatingMeal>().answers<MealEvent>(),
  /** Changes a meal and those after it; answers the meal. */
  changeFrom: put(andAfter).takes<RepeatingChange>().answers<MealEvent>(),
  removeFrom: remove(andAfter).answers<Done>(),
}
