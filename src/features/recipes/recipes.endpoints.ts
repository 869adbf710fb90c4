import { get, recordEndpoints } from '#shared/endpoint.ts'
import type { EatenRecipe, Recipe, RecipeFacts, RecipeInput } from './recipes.contract.ts'

export const recipesEndpoints = recordEndpoints<Recipe, RecipeInput>('recipes', '/api/recipes')

/** Re-read on live messages about the topic `cookings`, since meals change it. */
export const eatenEndpoint = {
  topic: 'cookings',
  list: get('/api/cookings/eaten').answers<EatenRecipe[]>(),
}

export const recipeFactsEndpoint = {
  topic: 'recipe-facts',
  /** The topics whose changes may change it. */
  dependsOn: ['recipes', 'pantry', 'meals', 'cookings'],
  list: get('/api/recipe-facts').answers<RecipeFacts[]>(),
}
