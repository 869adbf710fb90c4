import { placeByWord } from '#shared/foods/placeWords.ts'
import { nameKey } from '#shared/names.ts'
import type { Household } from '../../household.queries.ts'
import { perHousehold } from '../find/perHousehold.ts'
import { wordSet } from '../normalise/words.ts'

/** 'At the deli counter' is in a shop. */
export const ofShop = wordSet('deli cheese fish meat salad butcher bakery seafood checkout')

/** Places that keep their own name. */
const others = ['cellar', 'basement', 'garage', 'drawer']

export const isPlace = (word: string): boolean => placeByWord.has(word) || others.includes(word)

/** The place at home that a word means, the household's own among them. */
export const placeNamed = (word: string, household: Household): string | undefined =>
  ownPlaces(household).get(word) ?? placeByWord.get(word)

const ownPlaces = perHousehold(
  ({ pantry }) => new Map(pantry.map(({ location }) => [nameKey(location), location])),
)
