import { nameKey } from '#shared/names.ts'
import type { Household } from '../../household.queries.ts'
import { perHousehold } from '../find/perHousehold.ts'

const words: Readonly<Record<string, string>> = {
  Fridge: 'fridge refrigerator icebox',
  Freezer: 'freezer',
  Counter: 'counter countertop worktop bench windowsill sideboard',
  Pantry: 'pantry cupboard cabinet larder shelf',
}

/** Places that keep their own name. */
const others = ['cellar', 'basement', 'garage', 'drawer']

const usual = new Map(
  Object.entries(words).flatMap(([place, names]) => names.split(' ').map((name) => [name, place])),
)

export const isPlace = (word: string): boolean => usual.has(word) || others.includes(word)

/** The place at home that a word means, the household's own among them. */
export const placeNamed = (word: string, household: Household): string | undefined =>
  ownPlaces(household).get(word) ?? usual.get(word)

const ownPlaces = perHousehold(
  ({ pantry }) => new Map(pantry.map(({ location }) => [nameKey(location), location])),
)
