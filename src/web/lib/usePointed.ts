import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/** Where another screen leads to one record of a list. */
export const pointingTo = (path: string, id: number | string) =>
  `${path}?item=${encodeURIComponent(id)}`

/**
 * The id of the record that another screen led to, `/pantry?item=12`. It is taken out of the
 * address, so that a later look at the list is not drawn there again.
 */
export function usePointed(onPoint?: () => void): string | undefined {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(search).get('item') || undefined
  const [pointed, setPointed] = useState(asked)
  useEffect(() => {
    if (asked === undefined) return
    setPointed(asked)
    // Whatever was searched for before may hide it.
    onPoint?.()
    navigate(path, { replace: true })
  }, [asked, onPoint, path, navigate])
  return pointed
}

/** For the `ref` of what is pointed at, where the list itself does not bring it into sight. */
export const intoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'center' })
