import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How far below the top of the document an element stands. Anything above it may grow or shrink,
 * and does so without this element knowing, so its ancestors are watched; the scroll catches the
 * rare change that leaves every ancestor's size as it was.
 */
export function useScrollMargin(element: RefObject<HTMLElement | null>): number {
  const [margin, setMargin] = useState(0)

  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setMargin(Math.round(target.getBoundingClientRect().top + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    for (let at = target.parentElement; at; at = at.parentElement) observer.observe(at)
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [element])

  return margin
}
