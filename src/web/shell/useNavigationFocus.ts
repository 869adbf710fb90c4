import { useEffect, useInsertionEffect, useRef } from 'react'
import { screenPathAt } from '#shared/screenPaths.ts'
import { ownPath } from '../lib/basePath.ts'

/**
 * Does what a page load would: scrolls a new screen to its top and moves the focus into it. Going
 * back is left to the browser, which restores the scroll position.
 */
export function useNavigationFocus(screen: string) {
  const main = useRef<HTMLElement>(null)
  const before = useRef(screen)
  const wentBack = useRef(false)

  useEffect(() => {
    const onPopState = () => {
      wentBack.current = (screenPathAt(ownPath(window.location.pathname)) ?? '') !== before.current
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  // Before any ref or effect of the new screen, which may scroll to a record.
  useInsertionEffect(() => {
    if (before.current !== screen && !wentBack.current) window.scrollTo(0, 0)
  }, [screen])

  useEffect(() => {
    if (before.current === screen) return
    before.current = screen
    wentBack.current = false
    // A screen may have focused its search box.
    if (!main.current?.contains(document.activeElement)) {
      main.current?.focus({ preventScroll: true })
    }
  }, [screen])

  return main
}
