import { useLocation } from 'wouter'
import { recipeAt } from '#shared/screenPaths.ts'
import type { RecipeBookState } from '../recipes.api.ts'

/** The recipe that the address names, and the way back to where somebody came from. */
export function useCookedFrom() {
  const [path, navigate] = useLocation()

  function close() {
    const state: RecipeBookState = history.state
    if (state?.cameFrom) history.back()
    else navigate('/recipes', { replace: true })
  }

  return { id: recipeAt(path), close }
}
