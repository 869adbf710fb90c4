import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { type RecipeBookWish, recipesApi } from './recipes.api.ts'
import type { RecipeActions } from './useRecipeDialogs.ts'

/** Does what another screen asked for, once: going back or reading the page anew does not repeat it. */
export function useWish({ view, add }: Pick<RecipeActions, 'view' | 'add'>) {
  const wish = useHistoryState<{ wish?: RecipeBookWish } | null>()?.wish
  const [, navigate] = useLocation()
  const { data: recipes } = useQuery(recipesApi.list)

  useEffect(() => {
    if (!wish || !recipes) return
    navigate('/recipes', { replace: true, state: null })
    if (wish === 'add') return add()
    const recipe = recipes.find(({ id }) => id === wish.view)
    if (recipe) view(recipe)
  }, [wish, recipes, navigate, view, add])
}
