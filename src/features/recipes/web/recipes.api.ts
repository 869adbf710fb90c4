import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { recipePath } from '#shared/screenPaths.ts'
import { endpointQuery } from '#web/lib/http/call.ts'
import { recordApi } from '#web/lib/http/recordApi.ts'
import { outbox } from '#web/lib/outbox/outbox.ts'
import type { EatenRecipe } from '../recipes.contract.ts'
import { eatenEndpoint, recipesEndpoints } from '../recipes.endpoints.ts'
import { rememberServings } from './focus/rememberedServings.ts'

export const recipesApi = recordApi(recipesEndpoints, {
  add: { done: 'Recipe added successfully', failed: 'Failed to add recipe' },
  update: { done: 'Recipe updated successfully', failed: 'Failed to update recipe' },
  delete: { done: 'Recipe deleted successfully', failed: 'Failed to delete recipe' },
})

/** A recipe by id; undefined when it was deleted. */
export const useRecipe = (id: number | null) =>
  useQuery({
    ...recipesApi.list,
    enabled: id !== null,
    select: (recipes) =>
      recipesApi.list.select(recipes).find((recipe) => recipe.id === outbox.realId(id ?? 0)),
  }).data

/** What another screen, or this one, can have the recipe book do when it navigates there. */
export type RecipeBookState = {
  /** An empty form is opened. */
  add?: boolean
  /** Whoever closes the recipe goes back to where they came from. */
  cameFrom?: boolean
} | null

/** Opens a recipe at its own address. */
export function useOpenRecipe() {
  const [, navigate] = useLocation()
  return (id: number, servings?: number | null) => {
    if (servings !== undefined) rememberServings(id, servings)
    const state: RecipeBookState = { cameFrom: true }
    navigate(recipePath(id), { state })
  }
}

/** Navigates to the recipe book and opens an empty form. */
export function useAddRecipe() {
  const [, navigate] = useLocation()
  return () => {
    const state: RecipeBookState = { add: true }
    navigate('/recipes', { state })
  }
}

const byRecipe = (list: EatenRecipe[]): ReadonlyMap<number, EatenRecipe> =>
  new Map(list.map((each) => [each.recipeId, each]))

const none: ReadonlyMap<number, EatenRecipe> = new Map()

const eaten = endpointQuery(eatenEndpoint.topic, eatenEndpoint.list)

/** When each recipe was last on the table, and how the family liked it; without it nothing fails. */
export const useEaten = () => useQuery({ ...eaten, select: byRecipe }).data ?? none
