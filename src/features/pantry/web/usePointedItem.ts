import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/**
 * The item that another screen led to, `/pantry?item=12`. It is taken out of the address, so that a
 * later look at the list is not drawn there again.
 */
export function usePointedItem(onPoint: () => void): number | undefined {
  const search = useSearch()
  const [, navigate] = useLocation()
  const asked = Number(new URLSearchParams(search).get('item')) || undefined
  const [pointed, setPointed] = useState(asked)
  useEffect(() => {
    if (asked === undefined) return
    setPointed(asked)
    // Whatever was searched for before may hide it.
    onPoint()
    navigate('/pantry', { replace: true })
  }, [asked, onPoint, navigate])
  return pointed
}
