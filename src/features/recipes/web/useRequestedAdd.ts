import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { RecipeBookState } from './recipes.api.ts'

/** Clears the navigation state, so that going back does not open the form again. */
export function useRequestedAdd(add: () => void) {
  const wanted = useHistoryState<RecipeBookState>()?.add
  const [, navigate] = useLocation()

  useEffect(() => {
    if (!wanted) return
    navigate('/recipes', { replace: true, state: null })
    add()
  }, [wanted, navigate, add])
}
