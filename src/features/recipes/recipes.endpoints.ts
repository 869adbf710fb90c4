import { get, recordEndpoints } from '#shared/endpoint.ts'
import type { EatenRecipe, Recipe, RecipeFacts, RecipeInput } from './recipes.contract.ts'

export const recipesEndpoints = recordEndpoints<Recipe, RecipeInput>('recipes', '/api/recipes')

/** Re-read on live messages about the topic `cookings`, since meals change it. */
export const eatenEndpoint = {
  topic: 'cookings',
  list: get('/api/cookings/eaten').answers<EatenRecipe[]>(),
}

/** Depends on recipes, pantry and menu. */
export const recipeFactsEndpoint = {
  topic: 'recipe-facts',
  list: get('/api/recipe-facts').answers<RecipeFacts[]>(),
}
