import { editDistance } from '#shared/editDistance.ts'
import { type Food, foodByName, kindsOf } from '#shared/foods/foods.ts'
import { memoized } from '#shared/memoized.ts'
import { nameKey } from '#shared/names.ts'
import { wordSet } from '../normalise/words.ts'

/** Those that a spoken name means for certain, and those that it may mean. */
export type Found<T> = { certain: T[]; likely: T[] }

/**
 * Words that say which sort of a food it is, not which food: 'the rice' is the jasmine rice, but
 * 'the butter' is not the peanut butter.
 */
const sorts = new Set(
  `red yellow white brown black dark light purple golden greek plain vanilla firm soft silken extra baby jasmine basmati long grain short wild rolled steel cut quick instant fresh frozen canned dried dry organic whole skim low fat nonfat reduced free large small medium big jumbo half leftover unsalted salted boneless skinless bone in sliced shredded grated chopped diced ground lean cooked raw ripe sourdough multigrain wheat virgin olive maple thigh breast drumstick fillet filet slice piece chop leg wing tenderloin bunch head loaf bag box can jar carton bottle block pack gallon roma cherry grape russet yukon gold fuji gala honeycrisp granny smith navel hass sharp mild thick thin crunchy creamy smooth all purpose regular corn flour mixed cage the of and`.split(
    ' ',
  ),
)

/** Other words for the same thing, as far as the lexicon of foods has none. */
const synonyms: readonly [RegExp, string][] = [
  [/\boj\b/g, 'orange juice'],
  [/\btp\b/g, 'toilet paper'],
  [/\bpb\b/g, 'peanut butter'],
  [/\byoghurt\b/g, 'yogurt'],
  [/\blasagne\b/g, 'lasagna'],
  [/\bchilli\b/g, 'chili'],
  [/\bspud\b/g, 'potato'],
  [/\bchook\b/g, 'chicken'],
  [/\bkitchen roll\b/g, 'paper towel'],
  [/\bhamburger meat\b/g, 'ground beef'],
  [/\bveggie\b/g, 'vegetable'],
]

const wordsOf = memoized(
  (text: string): readonly string[] =>
    synonyms
      .reduce((key, [word, usual]) => key.replace(word, usual), nameKey(text))
      .split(' ')
      .filter(Boolean),
  10_000,
)
const small = wordSet('the a an of with and in our my some that s')
const telling = memoized(
  (text: string): readonly string[] => wordsOf(text).filter((word) => !small.has(word)),
  10_000,
)

/** One letter more, less, other or swapped: what fingers do. */
export const nearlyEqual = (a: string, b: string): boolean =>
  a === b ||
  (a.length >= 5 &&
    b.length >= 5 &&
    Math.abs(a.length - b.length) <= 1 &&
    editDistance(a, b, 1) <= 1)

/** How something is, or what it is in, not what it is: 'the old salsa', 'the olive oil bottle'. */
const ofState = wordSet(`
  old stale moldy rotten expired spoiled opened open unopened remaining rest empty extra
  last bottle jar bag box container carton can tub pack package loaf other fresh frozen new
  leftover piece poor gross smelly
`)

const foodCalled = memoized((name: string) => foodByName(name), 10_000)

type Index<T> = { words: Map<string, T[]>; foods: Map<Food, T[]> }
const indexes = new WeakMap<readonly unknown[], Index<unknown>>()

/** The records of a list by the words of their names and by food: a pantry may have thousands. */
function indexOf<T>(list: readonly T[], nameOf: (each: T) => string): Index<T> {
  const known = indexes.get(list)
  if (known) return known as Index<T>
  const index: Index<T> = { words: new Map(), foods: new Map() }
  for (const each of list) {
    const words = telling(nameOf(each))
    for (const word of new Set(words)) index.words.getOrInsert(word, []).push(each)
    const food = foodCalled(words.join(' '))
    if (food) index.foods.getOrInsert(food, []).push(each)
  }
  indexes.set(list, index)
  return index
}

/** What a name means among foods. Words may be left out only if they name the sort. */
export function findFood<T>(
  list: readonly T[],
  spoken: string,
  nameOf: (each: T) => string,
): Found<T> {
  const words = telling(spoken)
  const [first] = words
  if (first === undefined) return { certain: [], likely: [] }
  const key = words.join(' ')
  const { words: byWord, foods } = indexOf(list, nameOf)
  const holding = (byWord.get(first) ?? []).filter((each) => {
    const has = telling(nameOf(each))
    return words.every((word) => has.includes(word))
  })
  const exact = holding.filter((each) => telling(nameOf(each)).join(' ') === key)
  if (exact.length > 0) return { certain: exact, likely: [] }
  const certain = holding.filter((each) =>
    telling(nameOf(each)).every((word) => words.includes(word) || sorts.has(word)),
  )
  if (certain.length > 0) return { certain, likely: [] }
  const plainer = words.filter((word) => !ofState.has(word)).join(' ')
  if (holding.length === 0 && plainer !== key && plainer !== '')
    return findFood(list, plainer, nameOf)
  // 'Coriander' is the cilantro, and 'the bread' the sourdough.
  const food = foodCalled(key)
  const same = food && foods.get(food)
  if (same) return { certain: same, likely: [] }
  const ofKind = food ? [...foods].flatMap(([own, all]) => (kindsOf(own).has(food) ? all : [])) : []
  return { certain: [], likely: holding.length > 0 && ofKind.length !== 1 ? holding : ofKind }
}

const dishFiller =
  /\b(?:night|recipes?|dish|leftovers?|homemade|our|my|the|that|those|some|famous)\b/gi

/** Recipes and meals are found by part of their name; all words that were said must be in it. */
export function findDish<T>(list: readonly T[], spoken: string, nameOf: (each: T) => string): T[] {
  const said = spoken.replace(dishFiller, ' ')
  const key = nameKey(said)
  if (key === '') return []
  const exact = list.filter((each) => nameKey(nameOf(each)) === key)
  if (exact.length > 0) return exact
  const words = telling(said)
  if (words.length === 0) return []
  const byWord = [...indexOf(list, nameOf).words]
  const having = words.map(
    (word) => new Set(byWord.flatMap(([other, all]) => (nearlyEqual(word, other) ? all : []))),
  )
  return list.filter((each) => having.every((some) => some.has(each)))
}
