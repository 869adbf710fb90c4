import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { type RecipeBookAction, recipesApi } from './recipes.api.ts'
import type { RecipeActions } from './useRecipeDialogs.ts'

/** Does what another screen asked for, once: going back or reading the page anew does not repeat it. */
export function useRequestedAction({ view, add }: Pick<RecipeActions, 'view' | 'add'>) {
  const action = useHistoryState<{ action?: RecipeBookAction } | null>()?.action
  const [, navigate] = useLocation()
  const { data: recipes } = useQuery(recipesApi.list)

  useEffect(() => {
    if (!action || !recipes) return
    navigate('/recipes', { replace: true, state: null })
    if (action === 'add') return add()
    const recipe = recipes.find(({ id }) => id === action.view)
    if (recipe) view(recipe)
  }, [action, recipes, navigate, view, add])
}
