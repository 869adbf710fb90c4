import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { plainSearch, type Search } from '#shared/plainSearch.ts'

let forgiving: ((text: string) => Search) | undefined
let isAsked = false
const told = new Set<() => void>()

async function load() {
  const [{ searchFor }, { foodWords }] = await Promise.all([
    import('#shared/search.ts'),
    import('#shared/foods/foodWords.ts'),
  ])
  forgiving = (text) => searchFor(text, foodWords)
  for (const tell of told) tell()
}

/** Loads what forgives with the first search; where that fails, the search does without. */
function ask() {
  if (isAsked) return
  isAsked = true
  load().catch(() => {
    isAsked = false
  })
}

/** As it is now: it forgives if the code and the words for it have been loaded. */
export function currentSearch(text: string): Search {
  ask()
  return (forgiving ?? plainSearch)(text)
}

function subscribe(tell: () => void) {
  told.add(tell)
  return () => told.delete(tell)
}

/** What to look for in a list; it forgives as soon as the code and the words for it are there. */
export function useSearch(text: string): Search {
  const make = useSyncExternalStore(subscribe, () => forgiving)
  useEffect(() => {
    if (text.trim() !== '') ask()
  }, [text])
  return useMemo(() => (make ?? plainSearch)(text), [text, make])
}
