import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { RecipeBookState } from './recipes.api.ts'

/** Does what another screen asked for, once: going back does not do it again. */
export function useRequested(what: 'add' | 'plan', act: () => void) {
  const state = useHistoryState<RecipeBookState>()
  const [path, navigate] = useLocation()
  const actOnce = useEffectEvent(() => {
    navigate(path, { replace: true, state: { ...state, [what]: undefined } })
    act()
  })
  const isWanted = state?.[what] === true
  useEffect(() => (isWanted ? actOnce() : undefined), [isWanted])
}
