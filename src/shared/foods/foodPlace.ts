import { type Food, type FoodPlace, foodByWords, plainWords } from './foods.ts'

const freezer: FoodPlace = { category: 'Frozen', location: 'Freezer', aisle: 'Frozen' }

/** All sequences of words in a name, longest first, those at the end of the name first. */
function* partsOf(words: readonly string[]): Generator<string> {
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      yield words.slice(start, start + length).join(' ')
    }
  }
}

/** 'milk' of 'milk with honey'. */
const mainPart = (name: string) => name.split(/\b(?:with|for|in|from)\b/i)[0] ?? name

function lookUp(name: string): Food | undefined {
  for (const part of partsOf(plainWords(mainPart(name)).slice(0, 12))) {
    const food = foodByWords(part)
    if (food) return food
  }
  return undefined
}

/** Whether the lexicon has the name or a part of it: 'fresh basil', 'whole milk'. */
export const isFood = (name: string): boolean => lookUp(name) !== undefined

/** Among the goods, but for the pantry. */
const drunk = new Set(['water', 'sparkling water', 'baby food', 'formula'])

/** What nobody eats or drinks: 'birthday candles', 'paper towels'. */
export function isNoFood(name: string): boolean {
  const food = lookUp(name)
  return food !== undefined && !food.isEaten && !drunk.has(food.names[0] ?? '')
}

const leftover = /\bleft-?overs?\b/i

const cooked = /\b(?:cooked|roast(?:ed)?|smoked|deli)\b/i

/** Leftover pasta is kept as a cooked meal, not as pasta. */
export function placeOf(name: string): FoodPlace | undefined {
  if (/^frozen\b/i.test(name)) return freezer
  const place = (leftover.test(name) ? foodByWords('leftover') : lookUp(name))?.place
  return place?.days && cooked.test(name) ? { ...place, days: undefined } : place
}

const tin = /\b(?:tin|can)s?\b/i
const jar = /\bjars?\b/i
const tinned = /^(?:tinned|canned|(?:tin|can)s? of)\s/i
const jarred = /^(?:jarred|jars? of)\s/i

/** Where what was bought goes, by its amount as well: tins and jars of what else is fresh keep. */
export function placeOfBought(name: string, quantity: string | null): FoodPlace | undefined {
  const place = placeOf(name)
  if (!place || /^(?:fresh|frozen)\b/i.test(name)) return place
  const isTin = tin.test(quantity ?? '') || tinned.test(name)
  const isJar = jar.test(quantity ?? '') || jarred.test(name)
  const known = isTin ? foodByWords(['canned', ...plainWords(name)].join(' '))?.place : undefined
  if (known) return known
  const { category, aisle } = place
  if (aisle === 'Produce' && (isTin || isJar)) {
    return { ...cupboard, category: category === 'Starch' ? 'Vegetable' : category }
  }
  if (isTin && aisle === 'Meat') return { ...cupboard, category }
  return isTin && category === 'Prepared Meal' ? { ...cupboard, category: 'Other' } : place
}

const cupboard = { location: 'Pantry', aisle: 'Pantry' }

/** The days for which a food keeps in most kitchens; null for a long time. */
export function usualDays({ category, location, aisle, days }: FoodPlace): number | null {
  if (location === 'Freezer') return 90
  if (days) return days
  if (aisle === 'Meat' || category === 'Prepared Meal') return 3
  // Eggs, then spreads.
  if (category === 'Protein' && aisle === 'Dairy') return 21
  if (category === 'Dairy/Spread') return 30
  if (category === 'Dairy') return 7
  // Potatoes.
  if (category === 'Starch') return 21
  if (aisle === 'Produce') return 7
  return aisle === 'Bakery' ? 5 : null
}
