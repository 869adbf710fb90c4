import { placeOf, placeOfBought } from '#shared/foods/foodPlace.ts'
import { foodByName, kindsOf } from '#shared/foods/foods.ts'
import { foodsIn } from '#shared/foods/foodsInText.ts'
import { nameKey } from '#shared/names.ts'
import type { Household } from '../../household.queries.ts'

const categories: Readonly<Record<string, string>> = {
  fruit: 'Fruit',
  vegetable: 'Vegetable',
  veggie: 'Vegetable',
  condiment: 'Condiment',
  sauce: 'Sauce',
  grain: 'Grain',
  leftover: 'Prepared Meal',
}

/** What of a list is of a kind: 'cheese' is cheddar and feta, 'fruit' whatever stands under it. */
export function ofKind<T extends { name: string; category: string | null }>(
  list: readonly T[],
  spoken: string,
): T[] {
  const kind = foodByName(spoken)
  const category = categories[nameKey(spoken)]
  return list.filter(
    (item) =>
      (category && item.category === category) ||
      (kind && foodsIn(item.name).some(({ food }) => kindsOf(food).has(kind))),
  )
}

const isCooked = /\bportions?\b|\bleft ?overs?\b/i

/** Where the household keeps such a thing, else where most do. */
export function guessShelf(
  name: string,
  quantity: string | null,
  { pantry }: Household,
): { category: string; location: string } {
  const key = nameKey(name)
  const own = pantry.find((item) => nameKey(item.name) === key)
  const cooked = isCooked.test(`${quantity} ${name}`)
    ? { category: 'Prepared Meal', location: 'Fridge' }
    : undefined
  const { category, location } = own ??
    cooked ??
    placeOfBought(name, quantity) ?? { category: 'Other', location: 'Pantry' }
  return { category, location }
}

/** What the household filed it under on its shopping list, else where stores have it. */
export function guessAisle(name: string, { shopping }: Household): string | null {
  const key = nameKey(name)
  const own = shopping.find((item) => nameKey(item.name) === key)
  return own?.category ?? placeOf(name)?.aisle ?? null
}
