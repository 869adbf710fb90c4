import { useEffect, useLayoutEffect, useRef } from 'react'

/** Of each open dialog, where the focus was, and where it was before the dialogs below it. */
const open = new Set<readonly (Element | null)[]>()

/**
 * Returns the focus to where it was when a dialog opened. Mantine's `returnFocus` misses dialogs
 * that are open when first mounted, and loses the focus if the opening button is gone, as after a
 * delete or with a dialog that made way for this one.
 */
export function useReturnFocus(opened: boolean) {
  const origins = useRef<readonly (Element | null)[]>([])

  useLayoutEffect(() => {
    if (!opened) return
    origins.current = [document.activeElement, ...([...open].at(-1) ?? [])]
    open.add(origins.current)
  }, [opened])

  // In an effect, not a layout effect: React restores the focus at the end of each commit.
  useEffect(() => {
    if (!opened) return
    return () => {
      open.delete(origins.current)
      const target =
        origins.current.find((origin) => origin?.isConnected) ?? document.querySelector('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [opened])
}
