import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type FoodWords, type Search, searchFor } from '#shared/search.ts'

let foods: FoodWords | undefined
let isAsked = false
const told = new Set<() => void>()

/** Loads with the first search; where it fails, that search does without. */
async function loadFoods() {
  foods = (await import('#shared/foods/foodWords.ts')).foodWords
  for (const tell of told) tell()
}

function subscribe(tell: () => void) {
  told.add(tell)
  return () => told.delete(tell)
}

/** What to look for in a list; it knows a food's other names as soon as the lexicon is there. */
export function useSearch(text: string): Search {
  const known = useSyncExternalStore(subscribe, () => foods)
  useEffect(() => {
    if (isAsked || text.trim() === '') return
    isAsked = true
    loadFoods().catch(() => {
      isAsked = false
    })
  }, [text])
  return useMemo(() => searchFor(text, known), [text, known])
}
