import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { recipePath } from '#shared/screenPaths.ts'
import { endpointQuery } from '#web/lib/http/call.ts'
import { recordApi } from '#web/lib/http/recordApi.ts'
import { useRereadOnChange } from '#web/lib/http/useRereadOnChange.ts'
import { outbox } from '#web/lib/outbox/outbox.ts'
import type { EatenRecipe, RecipeFacts } from '../recipes.contract.ts'
import { eatenEndpoint, recipeFactsEndpoint, recipesEndpoints } from '../recipes.endpoints.ts'
import { rememberServings } from './focus/rememberedServings.ts'

export const recipesApi = recordApi(recipesEndpoints, {
  add: { done: 'Recipe added successfully', failed: 'Failed to add recipe' },
  update: { done: 'Recipe updated successfully', failed: 'Failed to update recipe' },
  delete: { done: 'Recipe deleted successfully', failed: 'Failed to delete recipe' },
})

export const useRecipe = (id: number | null) =>
  useQuery({
    ...recipesApi.list,
    enabled: id !== null,
    select: (recipes) =>
      recipesApi.list.select(recipes).find((recipe) => recipe.id === outbox.realId(id ?? 0)),
  }).data

/** Navigation state with which a screen asks the recipe book to do something. */
export type RecipeBookState = {
  add?: boolean
  /** Asks for the day on which the recipe is cooked. */
  plan?: boolean
  /** Closing the recipe goes back in history instead of to the book. */
  cameFrom?: boolean
} | null

export function useOpenRecipe() {
  const [, navigate] = useLocation()
  return (id: number, servings?: number | null) => {
    if (servings !== undefined) rememberServings(id, servings)
    const state: RecipeBookState = { cameFrom: true }
    navigate(recipePath(id), { state })
  }
}

export function useAddRecipe() {
  const [, navigate] = useLocation()
  return () => {
    const state: RecipeBookState = { add: true }
    navigate('/recipes', { state })
  }
}

const byRecipe = <T extends { recipeId: number }>(list: T[]): ReadonlyMap<number, T> =>
  new Map(list.map((each) => [each.recipeId, each]))

const none = new Map<number, never>()

const eaten = endpointQuery(eatenEndpoint.topic, eatenEndpoint.list)

/** Empty while loading or if the request fails: no screen depends on these facts. */
export const useEaten = (): ReadonlyMap<number, EatenRecipe> =>
  useQuery({ ...eaten, select: byRecipe<EatenRecipe> }).data ?? none

const facts = endpointQuery(recipeFactsEndpoint.topic, recipeFactsEndpoint.list)

/** Empty while loading or if the request fails: no screen depends on these facts. */
export function useRecipeFacts(): ReadonlyMap<number, RecipeFacts> {
  useRereadOnChange(facts.queryKey, recipeFactsEndpoint.dependsOn)
  return useQuery({ ...facts, select: byRecipe<RecipeFacts> }).data ?? none
}
