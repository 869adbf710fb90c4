import { nameKey, withoutAccents } from '../names.ts'
import { type Food, lexicon } from './lexicon/lexicon.ts'

export type { Food, FoodPlace } from './lexicon/lexicon.ts'

/** A name that is valid in the plural only: 'peppers' are vegetables, 'pepper' is a spice. */
const isPluralOnly = (name: string) => nameKey(name) !== name

const byName = new Map<string, Food>()
for (const food of lexicon) {
  for (const name of food.names) byName.set(name, food)
}
const bySingular = new Map([...byName].filter(([name]) => !isPluralOnly(name)))

/** Whether a plural names another food than its singular does: 'peppers' are no pepper. */
export const isOtherInPlural = (plural: string): boolean => {
  const one = isPluralOnly(plural) ? byName.get(nameKey(plural)) : undefined
  const many = byName.get(plural)
  return one !== undefined && many !== undefined && one !== many
}

/** Looks up words in lower case without accents, joined by single spaces. */
export const foodByWords = (words: string, singular = nameKey(words)): Food | undefined =>
  byName.get(words) ??
  bySingular.get(singular) ??
  // Plurals that `nameKey` does not know: 'calamaris', 'octopuses'.
  (words.endsWith('s')
    ? (bySingular.get(words.slice(0, -1)) ?? bySingular.get(words.slice(0, -2)))
    : undefined)

export const plainWords = (text: string): string[] =>
  withoutAccents(text).match(/[\p{L}\p{N}%]+/gu) ?? []

export const foodByName = (name: string): Food | undefined =>
  foodByWords(plainWords(name).join(' '))

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

/** The food itself and all foods it is a kind of. */
export const kindsOf = perFood((food) => closure(food, ({ is }) => known(is)))

/** The food itself, all it is a kind of, and all its ingredients. */
export const kindsAndContents = perFood((food) =>
  closure(food, ({ is, has }) => known([...is, ...has])),
)

/** Group words ('nuts') among a food's ingredients, each of which may stand for any member. */
export const groupIngredientsOf = perFood((food) => {
  const parts = closure(food, (each) => known([...kindsOf(each)].flatMap(({ has }) => has)))
  return [...parts].filter(({ isGroup }) => isGroup)
})

export const isKindOf = (food: Food, kind: string): boolean => {
  const wanted = byName.get(kind)
  return wanted !== undefined && kindsOf(food).has(wanted)
}

/** In g per ml; undefined for most foods. */
export const densityOf = (name: string): number | undefined => foodByName(name)?.density

export const isStaple = (name: string): boolean => foodByName(name)?.isStaple === true
