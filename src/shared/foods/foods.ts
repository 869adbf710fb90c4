import { nameKey } from '../names.ts'
import { type Food, lexicon } from './lexicon/lexicon.ts'

export type { Food, FoodPlace } from './lexicon/lexicon.ts'

/** As people type it on any keyboard: 'crème fraîche' is creme fraiche. */
export const withoutAccents = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|[’']/gu, '')

/** A name that is only true of many: 'peppers' are vegetables, 'pepper' is a spice. */
const isPluralOnly = (name: string) => nameKey(name) !== name

const byName = new Map<string, Food>()
for (const food of lexicon) {
  for (const name of food.names) byName.set(name, food)
}
const bySingular = new Map([...byName].filter(([name]) => !isPluralOnly(name)))

/** By words as they are written, divided by single spaces, in lower case and without accents. */
export const foodWritten = (words: string, singular = nameKey(words)): Food | undefined =>
  byName.get(words) ??
  bySingular.get(singular) ??
  // 'calamaris', 'octopuses': words that no rule for the plural is sure of.
  (words.endsWith('s')
    ? (bySingular.get(words.slice(0, -1)) ?? bySingular.get(words.slice(0, -2)))
    : undefined)

export const plainWords = (text: string): string[] =>
  withoutAccents(text).match(/[\p{L}\p{N}%]+/gu) ?? []

/** The food of exactly this name, in any spelling and number. */
export const foodNamed = (name: string): Food | undefined => foodWritten(plainWords(name).join(' '))

const firstWords = new Set([...byName.keys()].map((name) => name.split(' ')[0]))

export const beginsName = (word: string): boolean =>
  [word, word.slice(0, -1), word.slice(0, -2)].some((each) => firstWords.has(each))

export const mostWords = Math.max(...[...byName.keys()].map((name) => name.split(' ').length))

const known = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? [])

function closure(start: Food, next: (food: Food) => readonly Food[]): ReadonlySet<Food> {
  const reached = new Set([start])
  for (const food of reached) for (const other of next(food)) reached.add(other)
  return reached
}

function perFood<T>(work: (food: Food) => T) {
  const made = new Map<Food, T>()
  return (food: Food): T => {
    const kept = made.get(food)
    if (kept !== undefined) return kept
    const value = work(food)
    made.set(food, value)
    return value
  }
}

/** The food itself and all that it is a sort of. */
export const kindsOf = perFood((food) => closure(food, ({ is }) => known(is)))

/** The food itself, all that it is and all that is in it. */
export const everythingIn = perFood((food) =>
  closure(food, ({ is, has }) => known([...is, ...has])),
)

/** Words for many foods that stand for something in it, and may mean any of them. */
export const groupsIn = perFood((food) => {
  const parts = closure(food, (each) => known([...kindsOf(each)].flatMap(({ has }) => has)))
  return [...parts].filter(({ isGroup }) => isGroup)
})

export const isKindOf = (food: Food, kind: string): boolean => {
  const wanted = byName.get(kind)
  return wanted !== undefined && kindsOf(food).has(wanted)
}

/** In g per ml; nothing for most foods. */
export const densityOf = (name: string): number | undefined => foodNamed(name)?.density

export const isStaple = (name: string): boolean => foodNamed(name)?.isStaple === true
