import { nameKey } from '#shared/names.ts'
import type { Household } from '../../household.queries.ts'
import { shelves } from './foodWords.ts'

type Guess = { category: string; location: string; aisle: string }

const known = new Map<string, Guess>()
for (const { foods, ...guess } of shelves) {
  for (const food of foods.split('|')) known.set(nameKey(food), guess)
}

/** The parts of a name, from the longest to the shortest, the last words first. */
function* partsOf(key: string): Generator<string> {
  const words = key.split(' ').slice(0, 12)
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      yield words.slice(start, start + length).join(' ')
    }
  }
}

/** 'milk with honey' is milk. */
const mainPart = (name: string) => name.split(/\b(?:with|for|in|from)\b/i)[0] ?? name

function lookUp(name: string): Guess | undefined {
  for (const part of partsOf(nameKey(mainPart(name)))) {
    const guess = known.get(part)
    if (guess) return guess
  }
  return undefined
}

/** Whether the dictionary has the name itself, or ends in it: 'fresh basil', 'whole milk'. */
export const isFood = (name: string): boolean => lookUp(name) !== undefined

/** Whether every word of it is known as one food. */
export const isExactlyFood = (name: string): boolean => known.has(nameKey(name))

const frozen = /^frozen\b/i

/** Where the household keeps such a thing, else where most do. */
export function guessShelf(
  name: string,
  { pantry }: Household,
): Pick<Guess, 'category' | 'location'> {
  const key = nameKey(name)
  const own = pantry.find((item) => nameKey(item.name) === key)
  if (own) return { category: own.category, location: own.location }
  if (frozen.test(name)) return { category: 'Frozen', location: 'Freezer' }
  const { category, location } = lookUp(name) ?? { category: 'Other', location: 'Pantry' }
  return { category, location }
}

/** What the household filed it under on its shopping list, else where stores have it. */
export function guessAisle(name: string, { shopping }: Household): string | null {
  const key = nameKey(name)
  const own = shopping.find((item) => nameKey(item.name) === key)
  if (own?.category) return own.category
  if (frozen.test(name)) return 'Frozen'
  return lookUp(name)?.aisle ?? null
}
