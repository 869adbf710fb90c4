import { editDistance } from '#shared/editDistance.ts'
import { foodByName, kindsOf } from '#shared/foods/foods.ts'
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
  a === b || (a.length >= 5 && b.length >= 5 && editDistance(a, b, 1) <= 1)

/** How something is, or what it is in, not what it is: 'the old salsa', 'the olive oil bottle'. */
const ofState = wordSet(`
  old stale moldy rotten expired spoiled opened open unopened remaining rest empty extra
  last bottle jar bag box container carton can tub pack package loaf other fresh frozen new
  leftover piece poor gross smelly
`)

const foodCalled = memoized((name: string) => foodByName(name), 10_000)

const indexes = new WeakMap<readonly unknown[], Map<string, unknown[]>>()

/** The records of a list by the words of their names: a pantry may have thousands. */
function wordIndex<T>(list: readonly T[], nameOf: (each: T) => string): Map<string, T[]> {
  const known = indexes.get(list)
  if (known) return known as Map<string, T[]>
  const index = new Map<string, T[]>()
  for (const each of list) {
    for (const word of new Set(telling(nameOf(each)))) {
      index.set(word, [...(index.get(word) ?? []), each])
    }
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
  const holding = (wordIndex(list, nameOf).get(first) ?? []).filter((each) => {
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
  const ofKind = list.filter((each) => {
    const own = food && foodCalled(telling(nameOf(each)).join(' '))
    return own && kindsOf(own).has(food)
  })
  const same = ofKind.filter((each) => foodCalled(telling(nameOf(each)).join(' ')) === food)
  if (same.length > 0) return { certain: same, likely: [] }
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
  return list.filter((each) => {
    const has = wordsOf(nameOf(each))
    return words.every((word) => has.some((other) => nearlyEqual(word, other)))
  })
}
