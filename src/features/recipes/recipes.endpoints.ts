import { recordEndpoints } from '#shared/endpoint.ts'
import type { Recipe, RecipeInput } from './recipes.contract.ts'

export const recipesEndpoints = recordEndpoints<Recipe, RecipeInput>('recipes', '/api/recipes')
