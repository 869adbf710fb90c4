import { get, recordEndpoints } from '#shared/endpoint.ts'
import type { EatenRecipe, Recipe, RecipeInput } from './recipes.contract.ts'

export const recipesEndpoints = recordEndpoints<Recipe, RecipeInput>('recipes', '/api/recipes')

/** Changes with what was cooked: the list that live messages call `cookings`. */
export const eatenEndpoint = {
  topic: 'cookings',
  list: get('/api/cookings/eaten').answers<EatenRecipe[]>(),
}
