import { recordCalls } from '#shared/endpoint.ts'
import type { Recipe, RecipeInput } from './recipes.contract.ts'

export const recipesCalls = recordCalls<Recipe, RecipeInput>('recipes', '/api/recipes')
