import { nameKey } from '#shared/names.ts'
import type { Household } from '../../household.queries.ts'

const usual: Readonly<Record<string, string>> = {
  fridge: 'Fridge',
  refrigerator: 'Fridge',
  icebox: 'Fridge',
  freezer: 'Freezer',
  counter: 'Counter',
  countertop: 'Counter',
  pantry: 'Pantry',
  cupboard: 'Pantry',
  cabinet: 'Pantry',
  larder: 'Pantry',
  shelf: 'Pantry',
}

/** The place at home that a word means, the household's own among them. */
export const placeNamed = (word: string, { pantry }: Household): string | undefined =>
  pantry.find(({ location }) => nameKey(location) === word)?.location ?? usual[word]
