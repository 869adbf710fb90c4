/** The texts in which a record is found, its name first. */
export type TextsOf<T> = (record: T) => readonly (string | null)[]

/** What somebody looks for in a list. */
export interface Search {
  /** Matches in their order. */
  matches: <T extends object>(list: readonly T[], textsOf: TextsOf<T>) => T[]
  bestFirst: <T extends object>(list: readonly T[], textsOf: TextsOf<T>) => T[]
}

/** Finds what has all the words, by the letter: code, and lists until `search.ts` is loaded. */
export function plainSearch(text: string): Search {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const matches: Search['matches'] = (list, textsOf) =>
    list.filter((record) => {
      const all = textsOf(record).join('\n').toLowerCase()
      return words.every((word) => all.includes(word))
    })
  return { matches, bestFirst: matches }
}
