import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { recordApi } from '#web/lib/recordApi.ts'
import { recipesCalls } from '../recipes.calls.ts'

export const recipesApi = recordApi(recipesCalls, {
  add: { done: 'Recipe added successfully', failed: 'Failed to add recipe' },
  update: { done: 'Recipe updated successfully', failed: 'Failed to update recipe' },
  delete: { done: 'Recipe deleted successfully', failed: 'Failed to delete recipe' },
})

/** A recipe by id; undefined when it was deleted. */
export const useRecipe = (id: number | null) =>
  useQuery({
    ...recipesApi.list,
    enabled: id !== null,
    select: (recipes) => recipes.find((recipe) => recipe.id === id),
  }).data

/** What another screen can have the recipe book do when it navigates there. */
export type RecipeBookAction = { view: number } | 'add'

function useRecipeBook() {
  const [, navigate] = useLocation()
  return (action: RecipeBookAction) => navigate('/recipes', { state: { action } })
}

/** Navigates to the recipe book and opens a recipe. */
export function useOpenRecipe() {
  const visit = useRecipeBook()
  return (id: number) => visit({ view: id })
}

/** Navigates to the recipe book and opens an empty form. */
export function useAddRecipe() {
  const visit = useRecipeBook()
  return () => visit('add')
}
