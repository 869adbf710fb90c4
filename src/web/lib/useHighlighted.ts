import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/** The address of a list's screen with one record pointed at. */
export const linkToRecord = (path: string, id: number | string) =>
  `${path}?item=${encodeURIComponent(id)}`

/**
 * The id of the record another screen led to, `/pantry?item=12`. It is removed from the address, so
 * that a later visit does not scroll there again.
 */
export function useHighlighted(onHighlight?: () => void): string | undefined {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(search).get('item') || undefined
  const [pointed, setPointed] = useState(asked)
  useEffect(() => {
    if (asked === undefined) return
    setPointed(asked)
    // An earlier search may hide the record.
    onHighlight?.()
    navigate(path, { replace: true })
  }, [asked, onHighlight, path, navigate])
  return pointed
}

/** A `ref` that scrolls its element into view, for lists that don't do so themselves. */
export const intoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'center' })
