/** A list of words as an alternation, the longest first, so that 'sour cream' wins over 'sour'. */
export const anyOf = (words: Iterable<string>): string =>
  [...words]
    .filter((word) => word.trim() !== '')
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+'))
    .join('|')
