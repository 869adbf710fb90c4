type Matches = (...texts: (string | null)[]) => boolean

let latest: { search: string; matches: Matches } | undefined

/**
 * A test for texts: every word of the search stands in one of them, in whatever case. The latest one
 * is kept, since lists ask for each of their thousands of records.
 */
export function searchFor(search: string): Matches {
  if (latest?.search !== search) latest = { search, matches: matchesOf(search) }
  return latest.matches
}

function matchesOf(search: string): Matches {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  return (...texts) => {
    // No text is joined as an empty one.
    const text = texts.join('\n').toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  }
}
