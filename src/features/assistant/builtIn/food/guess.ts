import { placeOf } from '#shared/foods/foodPlace.ts'
import { nameKey } from '#shared/names.ts'
import type { Household } from '../../household.queries.ts'

/** Where the household keeps such a thing, else where most do. */
export function guessShelf(
  name: string,
  { pantry }: Household,
): { category: string; location: string } {
  const key = nameKey(name)
  const own = pantry.find((item) => nameKey(item.name) === key)
  const { category, location } = own ?? placeOf(name) ?? { category: 'Other', location: 'Pantry' }
  return { category, location }
}

/** What the household filed it under on its shopping list, else where stores have it. */
export function guessAisle(name: string, { shopping }: Household): string | null {
  const key = nameKey(name)
  const own = shopping.find((item) => nameKey(item.name) === key)
  return own?.category ?? placeOf(name)?.aisle ?? null
}
