import type { PromptList } from '#server/prompts/promptList.ts'
import type { RecordFields } from '#shared/fields.ts'
import { type Household, recordsIn } from '../../household.queries.ts'
import { isTypoOf, stemOf, wordsOf } from './stems.ts'

/** The weight of a word, by the part of the record it is in. */
const weights = { name: 4, about: 2, inside: 1 } as const

/** `postings` are pairs of a record's position and a weight. */
type Index = { postings: Map<string, number[]>; nameLengths: Uint8Array; names: Set<string> }

const known = new WeakMap<object, Index>()

/** Cached with the list, which is read again only when it has changed. */
export function indexOf(list: PromptList, records: readonly RecordFields[]): Index {
  const index = known.get(records) ?? createIndex(list, records)
  known.set(records, index)
  return index
}

function createIndex(list: PromptList, records: readonly RecordFields[]): Index {
  const postings = new Map<string, number[]>()
  // Keyed by words as written, so that each form is stemmed once.
  const written = new Map<string, number[]>()
  const postingsFor = (word: string) => {
    const stem = stemOf(word)
    const found = postings.get(stem) ?? []
    postings.set(stem, found)
    written.set(word, found)
    return found
  }
  const nameLengths = new Uint8Array(records.length)
  const names = new Set<string>()
  for (const [place, record] of records.entries()) {
    const texts = list.searched(record)
    for (const part of ['name', 'about', 'inside'] as const) {
      for (const text of texts[part] ?? []) {
        if (!text) continue
        for (const word of wordsOf(text)) {
          const found = written.get(word) ?? postingsFor(word)
          // Parts are ordered by weight, so a word counts in the first part that has it.
          if (found[found.length - 2] === place) continue
          found.push(place, weights[part])
          if (part !== 'name') continue
          names.add(word)
          nameLengths[place] = Math.min(255, (nameLengths[place] ?? 0) + 1)
        }
      }
    }
  }
  return { postings, nameLengths, names }
}

/** Words with their weights: those of earlier messages weigh less. */
export type Query = ReadonlyMap<string, number>

type Match = {
  score: number
  /** The word with the most weight. */
  word: string
  /** A word matches the record's name, not only another part of it. */
  isNamed: boolean
}

type Matches = ReadonlyMap<number, Match>

/** Records of a list that contain a word, by position. */
export function matchesOf(household: Household, list: PromptList, query: Query): Matches {
  const records = recordsIn(household, list)
  return matchesIn(indexOf(list, records), records.length, query)
}

function matchesIn(index: Index, size: number, query: Query): Matches {
  const matches = new Map<number, Match & { best: number; nameWords: number }>()
  for (const [word, counts] of query) {
    const postings = index.postings.get(word) ?? (counts === 1 ? mistyped(index, word) : undefined)
    if (!postings) continue
    // A word that many records have says little about any of them.
    const rarity = Math.log(1 + (2 * size) / postings.length)
    for (let n = 0; n < postings.length; n += 2) {
      const place = postings[n] ?? 0
      const weight = postings[n + 1] ?? 0
      const worth = weight * rarity * counts
      const match = matches.get(place) ?? { score: 0, word, isNamed: false, best: 0, nameWords: 0 }
      match.score += worth
      if (worth > match.best) {
        match.best = worth
        match.word = word
      }
      if (weight === weights.name) {
        match.isNamed = true
        match.nameWords += 1
      }
      matches.set(place, match)
    }
  }
  for (const [place, match] of matches) {
    // A record whose whole name was said beats one whose name only begins so.
    const share = match.nameWords / (index.nameLengths[place] || 1)
    match.score *= 1 + share * share
  }
  return matches
}

const shortestMistyped = 5

function mistyped({ names, postings }: Index, word: string): number[] | undefined {
  if (word.length < shortestMistyped) return undefined
  for (const name of names) if (isTypoOf(word, name)) return postings.get(stemOf(name))
  return undefined
}
