import { recordApi } from '../../../web/lib/recordApi.ts'
import type { Recipe, RecipeForm } from '../recipes.contract.ts'

export const recipesApi = recordApi<Recipe, RecipeForm>({
  topic: 'recipes',
  path: '/api/recipes',
  words: {
    add: { done: 'Recipe added successfully', failed: 'Failed to add recipe' },
    update: { done: 'Recipe updated successfully', failed: 'Failed to update recipe' },
    delete: { done: 'Recipe deleted successfully', failed: 'Failed to delete recipe' },
  },
})
