const longest = 200

/**
 * Remembers what was found out about short texts, such as the names in a pantry, which are asked
 * for again with every look at it. When there are too many it begins anew. What it answers is
 * shared, so nobody may change it.
 */
export function memoized<Found>(find: (text: string) => Found, most: number) {
  const known = new Map<string, Found>()
  return (text: string): Found => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = find(text)
    if (text.length > longest) return found
    if (known.size >= most) known.clear()
    known.set(text, found)
    return found
  }
}
