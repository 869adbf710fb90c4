import { useLocation } from 'wouter'
import { recipeAt } from '#shared/screenPaths.ts'
import type { RecipeBookState } from '../recipes.api.ts'

/** The recipe that the address names, and how to go back to the screen before it. */
export function useCookedFrom() {
  const [path, navigate] = useLocation()

  function close() {
    const state: RecipeBookState = history.state
    if (state?.cameFrom) history.back()
    else navigate('/recipes', { replace: true })
  }

  return { id: recipeAt(path), close }
}
