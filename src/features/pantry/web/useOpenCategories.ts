import { useState } from 'react'
import type { CategoryGroup } from './pantryView.ts'

/**
 * All categories start open. While searching, those without a match are closed and the others
 * open, whatever they were before; a new search starts from there again.
 */
export function useOpenCategories(search: string) {
  const [turned, setTurned] = useState<{ search: string; keys: ReadonlySet<string> }>({
    search,
    keys: new Set(),
  })
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const searching = search.trim() !== ''
  const keys = searching ? (turned.search === search ? turned.keys : new Set<string>()) : closed

  return {
    isOpen: (location: string, { category, items }: CategoryGroup) => {
      const openAtFirst = !searching || items.length > 0
      return keys.has(keyOf(location, category)) ? !openAtFirst : openAtFirst
    },
    toggle: (location: string, { category }: CategoryGroup) => {
      const next = new Set(keys)
      const key = keyOf(location, category)
      if (!next.delete(key)) next.add(key)
      if (searching) setTurned({ search, keys: next })
      else setClosed(next)
    },
  }
}

export type OpenCategories = ReturnType<typeof useOpenCategories>

const keyOf = (location: string, category: string) => JSON.stringify([location, category])
