import type { z } from 'zod'
import { eatenEndpoint } from '#features/recipes/recipes.endpoints.ts'
import { get, post, remove } from '#shared/endpoint.ts'
import type {
  CookedForm,
  CookedGuess,
  CookedQuery,
  Cooking,
  CookingIdeas,
  CookingSummary,
  Forgotten,
} from './cooking.contract.ts'

const cookings = '/api/cookings'

export const cookingEndpoints = {
  topic: eatenEndpoint.topic,
  list: get(cookings).answers<CookingSummary[]>(),
  read: get(`${cookings}/:id`).answers<Cooking>(),
  cooked: post(cookings).takes<z.input<typeof CookedForm>>().answers<Cooking>(),
  guess: post(`${cookings}/guess`).takes<z.input<typeof CookedQuery>>().answers<CookedGuess>(),
  /** Best first. */
  ideas: get('/api/cooking-ideas').answers<CookingIdeas>(),
  remove: remove(`${cookings}/:id`).answers<Forgotten>(),
}
