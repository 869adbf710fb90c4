import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { recordApi } from '#web/lib/recordApi.ts'
import { recipesCalls } from '../recipes.calls.ts'

export const recipesApi = recordApi(recipesCalls, {
  add: { done: 'Recipe added successfully', failed: 'Failed to add recipe' },
  update: { done: 'Recipe updated successfully', failed: 'Failed to update recipe' },
  delete: { done: 'Recipe deleted successfully', failed: 'Failed to delete recipe' },
})

/** A recipe that something else refers to; nothing once it has left the book. */
export const useRecipe = (id: number | null) =>
  useQuery({
    ...recipesApi.list,
    enabled: id !== null,
    select: (recipes) => recipes.find((recipe) => recipe.id === id),
  }).data

/** What another screen asks of the recipe book as it leads there. */
export type RecipeBookAction = { view: number } | 'add'

function useRecipeBook() {
  const [, navigate] = useLocation()
  return (action: RecipeBookAction) => navigate('/recipes', { state: { action } })
}

/** Leads to the recipe book with one recipe in focus. */
export function useOpenRecipe() {
  const visit = useRecipeBook()
  return (id: number) => visit({ view: id })
}

/** Leads to the recipe book with an empty form. */
export function useAddRecipe() {
  const visit = useRecipeBook()
  return () => visit('add')
}
