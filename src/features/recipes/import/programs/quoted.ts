const mostNamed = 5

/** '“title”, “date” and 3 more', for a sentence about a file that nobody knows. */
export function quoted(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed).map((name) => `“${name.slice(0, 40)}”`)
  const more = names.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}
