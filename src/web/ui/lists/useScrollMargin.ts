import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * An element's distance from the top of the document. Content above it may change its height, so
 * the ancestors' sizes are observed; the scroll event catches changes that leave those as they
 * were.
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
