import { recordCalls } from '#shared/calls.ts'
import type { Recipe, RecipeForm } from './recipes.contract.ts'

export const recipesCalls = recordCalls<Recipe, RecipeForm>('recipes', '/api/recipes')
