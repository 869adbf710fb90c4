/** The texts in which a record is found, its name first. */
export type TextsOf<T> = (record: T) => readonly (string | null)[]

/** What somebody looks for in a list. */
export interface Search {
  /** Matches in their order. */
  matches: <T extends object>(list: readonly T[], textsOf: TextsOf<T>) => T[]
  bestFirst: <T extends object>(list: readonly T[], textsOf: TextsOf<T>) => T[]
}

/** Finds what is written alike, until `search.ts` is loaded. */
export function plainSearch(text: string): Search {
  const wanted = text.trim().toLowerCase()
  const matches: Search['matches'] = (list, textsOf) =>
    list.filter(
      (record) =>
        wanted === '' || textsOf(record).some((each) => each?.toLowerCase().includes(wanted)),
    )
  return { matches, bestFirst: matches }
}
