import type { Household } from '../../household.queries.ts'
import type { ListName, RecordOf } from '../household/promptLists.ts'
import { isTypoOf, stemOf, wordsOf } from './stems.ts'

/** How much a word says about a record, by where in the record it stands. */
const weights = { name: 4, about: 2, inside: 1 } as const

/** Where the words of a list stand. `postings` are pairs: the record's place, the weight. */
type Index = { postings: Map<string, number[]>; nameLengths: Uint8Array; names: Set<string> }

type Texts = { [Part in keyof typeof weights]?: (string | null | undefined)[] }
type TextsOf = { [Name in ListName]: (record: RecordOf<Name>) => Texts }

const textsOf: TextsOf = {
  pantry: (item) => ({
    name: [item.name],
    about: [item.category, item.location],
    inside: [item.notes],
  }),
  recipes: (recipe) => ({
    name: [recipe.title],
    about: [recipe.cuisine, ...recipe.tags],
    inside: [recipe.description, recipe.ingredients?.slice(0, 2_000)],
  }),
  shopping: (item) => ({
    name: [item.name],
    about: [item.store, item.category, item.addedBy],
    inside: [item.notes],
  }),
  meals: (meal) => ({
    name: [meal.recipeName],
    about: [meal.mealType, ...(meal.attendees ?? [])],
    inside: [meal.notes],
  }),
  members: (member) => ({ name: [member.name], about: [member.role] }),
  wholeFamily: (rule) => ({ name: [rule.name], about: [rule.description, rule.value] }),
  knowledge: (fact) => ({ name: [fact.name], about: [fact.vaultName], inside: [fact.content] }),
}

const known = new WeakMap<object, Index>()

/** Kept as long as the list: it is read again only when it changed. */
export function indexOf<Name extends ListName>(
  list: Name,
  records: readonly RecordOf<Name>[],
): Index {
  const index = known.get(records) ?? createIndex(list, records)
  known.set(records, index)
  return index
}

function createIndex<Name extends ListName>(list: Name, records: readonly RecordOf<Name>[]): Index {
  const postings = new Map<string, number[]>()
  // By the words as they are written, so that each form of a word is worked out once.
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
  const textsIn = textsOf[list]
  for (const [place, record] of records.entries()) {
    const texts = textsIn(record)
    for (const part of ['name', 'about', 'inside'] as const) {
      for (const text of texts[part] ?? []) {
        if (!text) continue
        for (const word of wordsOf(text)) {
          const found = written.get(word) ?? postingsFor(word)
          // The parts come in the order of their weight, so a word counts where it says most.
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

/** A word of a message, and how much it counts: what was said before counts less. */
export type Query = ReadonlyMap<string, number>

type Match = {
  score: number
  /** The word that says most for it. */
  word: string
  /** A word of its name was said; not only one that stands somewhere in it. */
  isNamed: boolean
}

type Matches = ReadonlyMap<number, Match>

/** The records of a list that have one of the words, by their place in it. */
export const matchesOf = (household: Household, list: ListName, query: Query): Matches =>
  matchesIn(indexOf(list, household[list]), household[list].length, query)

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
    // All of a name was said: that one is meant, rather than one whose name only begins so.
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
