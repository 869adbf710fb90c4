type Matches = (...texts: (string | null)[]) => boolean

let latest: { search: string; matches: Matches } | undefined

/** Tests texts for every word of the search. Lists call this per record, so the latest is kept. */
export function searchFor(search: string): Matches {
  if (latest?.search !== search) latest = { search, matches: matchesOf(search) }
  return latest.matches
}

function matchesOf(search: string): Matches {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  return (...texts) => {
    // `join` treats null as an empty text.
    const text = texts.join('\n').toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  }
}
