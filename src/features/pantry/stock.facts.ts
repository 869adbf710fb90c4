import { minus, quantityOf } from '#shared/ingredients/amountsInKitchen.ts'
import { coverage, type FoodAliases } from '#shared/ingredients/foodMatch.ts'
import type { Quantity } from '#shared/ingredients/ingredient.ts'
import type { PantryItem } from './pantry.contract.ts'

/** What serves as a food, the very same first; of those what has to be used up first. */
export function stockOf(
  food: string,
  pantry: readonly PantryItem[],
  aliases?: FoodAliases,
): PantryItem[] {
  const found = pantry.flatMap((item) => {
    const match = coverage(food, item.name, aliases)
    return match ? [{ item, rank: match === 'same' ? 0 : 1 }] : []
  })
  const day = ({ expiresOn }: PantryItem) => expiresOn ?? '9999'
  return found
    .sort((a, b) => a.rank - b.rank || day(a.item).localeCompare(day(b.item)))
    .map(({ item }) => item)
}

type Wanted = { quantity: Quantity | null; size: Quantity | null }

/**
 * What is taken from a shelf, one need after the other: each item is counted down as it is used, so
 * that two lines never take the same thing twice.
 */
export function createShelf(pantry: readonly PantryItem[]) {
  const left = new Map(pantry.map((item) => [item.id, quantityOf(item.quantity)]))

  /** Takes of one item what it has of it; answers what is still needed, unknown if nobody can say. */
  function take(item: PantryItem, { quantity, size }: Wanted): Quantity | 'unknown' {
    const has = left.get(item.id)
    if (!has || !quantity) return 'unknown'
    for (const need of [quantity, size && { ...size, amount: size.amount * quantity.amount }]) {
      const rest = need && minus(has, [need])
      if (!need || !rest || rest === 'unknown') continue
      const open = minus(need, [has])
      left.set(item.id, rest)
      if (open === 'unknown') return open
      return need === quantity || !size ? open : { ...quantity, amount: open.amount / size.amount }
    }
    return 'unknown'
  }

  return { take, leftOf: (item: PantryItem) => left.get(item.id) ?? null }
}
