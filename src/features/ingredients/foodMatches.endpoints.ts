import { type Done, get, post, remove } from '#shared/endpoint.ts'
import type { FoodMatch, FoodMatchForm } from './foodMatches.contract.ts'

const matches = '/api/food-matches'

export const foodMatchEndpoints = {
  topic: 'food-matches',
  list: get(matches).answers<FoodMatch[]>(),
  /** Replaces an earlier statement about the same names. */
  say: post(matches).takes<FoodMatchForm>().answers<FoodMatch>(),
  remove: remove(`${matches}/:id`).answers<Done>(),
}
