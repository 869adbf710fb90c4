import { nameKey } from '../names.ts'
import { shelves } from './foodShelves.ts'

/** Where most families keep a food, and the part of a store that has it. */
export type Shelf = { category: string; location: string; aisle: string }

const known = new Map<string, Shelf>()
for (const { foods, ...shelf } of shelves) {
  for (const food of foods.split('|')) known.set(nameKey(food), shelf)
}

const freezer: Shelf = { category: 'Frozen', location: 'Freezer', aisle: 'Frozen' }

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

function lookUp(name: string): Shelf | undefined {
  for (const part of partsOf(nameKey(mainPart(name)))) {
    const shelf = known.get(part)
    if (shelf) return shelf
  }
  return undefined
}

/** Whether the dictionary has the name itself, or ends in it: 'fresh basil', 'whole milk'. */
export const isFood = (name: string): boolean => lookUp(name) !== undefined

/** Whether every word of it is known as one food. */
export const isExactlyFood = (name: string): boolean => known.has(nameKey(name))

export const shelfOf = (name: string): Shelf | undefined =>
  /^frozen\b/i.test(name) ? freezer : lookUp(name)

/** For how many days such a thing keeps, in most kitchens; null where it keeps for long. */
export function usualDays({ category, location, aisle }: Shelf): number | null {
  if (location === 'Freezer') return 90
  if (aisle === 'Meat' || category === 'Prepared Meal') return 3
  // Eggs, and what is spread on bread.
  if (category === 'Protein' && aisle === 'Dairy') return 21
  if (category === 'Dairy/Spread') return 30
  if (category === 'Dairy') return 7
  // Potatoes.
  if (category === 'Starch') return 21
  if (aisle === 'Produce') return 7
  return aisle === 'Bakery' ? 5 : null
}
