import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to where it was when a dialog opened. Mantine's own way misses dialogs
 * that are opened in the moment they are first shown, and leaves the focus nowhere when what
 * opened the dialog is gone, as after a delete.
 */
export function useReturnFocus(opened: boolean) {
  const origin = useRef<Element | null>(null)

  useLayoutEffect(() => {
    if (opened) origin.current = document.activeElement
  }, [opened])

  // Later than the layout: React puts the focus back where it was at the end of each commit.
  useEffect(() => {
    if (!opened) return
    return () => {
      const target = origin.current?.isConnected ? origin.current : document.querySelector('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [opened])
}
