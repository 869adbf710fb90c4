import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { RecipeBookState } from './recipes.api.ts'

/** Adds a recipe where another screen asked for it, once: going back does not repeat it. */
export function useRequestedAdd(add: () => void) {
  const wanted = useHistoryState<RecipeBookState>()?.add
  const [, navigate] = useLocation()

  useEffect(() => {
    if (!wanted) return
    navigate('/recipes', { replace: true, state: null })
    add()
  }, [wanted, navigate, add])
}
