/** A test for texts: every word of the search stands in one of them, in whatever case. */
export function searchFor(search: string): (...texts: (string | null)[]) => boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  return (...texts) => {
    const text = texts
      .filter((each) => each !== null)
      .join('\n')
      .toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  }
}
