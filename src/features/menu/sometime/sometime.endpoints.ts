import { post, recordEndpoints } from '#shared/endpoint.ts'
import type { MealEvent } from '../menu.contract.ts'
import type { DishIdea, DishIdeaForm, IdeaPlace } from './sometime.contract.ts'

const ideas = '/api/dish-ideas'

export const ideaEndpoints = {
  ...recordEndpoints<DishIdea, DishIdeaForm>('dishIdeas', ideas),
  /** Puts a dish on the menu, and takes it off this list. */
  plan: post(`${ideas}/:id/plan`).takes<IdeaPlace>().answers<MealEvent>(),
  /** Takes a meal off the menu, and puts its dish on this list. */
  setAside: post('/api/meal-events/:id/set-aside').answers<DishIdea>(),
}
