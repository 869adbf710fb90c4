import { placeByWord } from '#shared/foods/placeWords.ts'
import { nameKey } from '#shared/names.ts'
import type { Household } from '../../household.queries.ts'
import { perHousehold } from '../find/perHousehold.ts'

/** Places that keep their own name. */
const others = ['cellar', 'basement', 'garage', 'drawer']

export const isPlace = (word: string): boolean => placeByWord.has(word) || others.includes(word)

/** The place at home that a word means, the household's own among them. */
export const placeNamed = (word: string, household: Household): string | undefined =>
  ownPlaces(household).get(word) ?? placeByWord.get(word)

const ownPlaces = perHousehold(
  ({ pantry }) => new Map(pantry.map(({ location }) => [nameKey(location), location])),
)
