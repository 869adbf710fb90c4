import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus to where it was when a dialog opened. Mantine's `returnFocus` misses dialogs
 * that are open when first mounted, and loses the focus if the opening button is gone, as after a
 * delete.
 */
export function useReturnFocus(opened: boolean) {
  const origin = useRef<Element | null>(null)

  useLayoutEffect(() => {
    if (opened) origin.current = document.activeElement
  }, [opened])

  // In an effect, not a layout effect: React restores the focus at the end of each commit.
  useEffect(() => {
    if (!opened) return
    return () => {
      const target = origin.current?.isConnected ? origin.current : document.querySelector('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [opened])
}
