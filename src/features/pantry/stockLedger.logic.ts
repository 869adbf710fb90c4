import { minus, type PackedQuantity, quantityOf } from '#shared/ingredients/amountsInKitchen.ts'
import { createFoodFinder, type FoodAliases } from '#shared/ingredients/foodMatch.ts'
import type { PantryItem } from './pantry.contract.ts'

type Stocked = Pick<PantryItem, 'id' | 'name' | 'quantity' | 'expiresOn'>

const lastDay = ({ expiresOn }: Stocked) => expiresOn ?? '9999'

/**
 * The pantry as one takes from it, one need after the other: each item is counted down as it is
 * used, so that two lines never take the same thing twice.
 */
export function createStockLedger<Item extends Stocked>(
  pantry: readonly Item[],
  aliases?: FoodAliases,
) {
  // What has to be used up first is taken first.
  const items = pantry.toSorted((a, b) => lastDay(a).localeCompare(lastDay(b)))
  const search = createFoodFinder(
    items.map(({ name }) => name),
    aliases,
  )
  const left = new Map<number, PackedQuantity | null>()
  /** Read when it is first asked for: of a full pantry a recipe needs little. */
  const leftOf = ({ id, quantity }: Item): PackedQuantity | null => {
    const known = left.get(id)
    if (known !== undefined) return known
    const has = quantityOf(quantity)
    left.set(id, has)
    return has
  }

  return {
    /** What serves as a food: the very same before what is only of its kind. */
    find: (food: string): Item[] =>
      search(food).flatMap(({ index }) => {
        const item = items[index]
        return item ? [item] : []
      }),
    /** Whether there is enough, as far as anybody can say; without taking any. */
    isEnough: (found: readonly Item[], need: PackedQuantity | null): boolean => {
      if (found.length === 0) return false
      const rest = need && minus(need, found.map(leftOf))
      return !rest || rest === 'unknown' || rest.amount <= 0
    },
    /** Takes of one item what there is of it; answers what is still needed then, if anybody can say. */
    take: (item: Item, need: PackedQuantity | null): PackedQuantity | 'unknown' => {
      const has = leftOf(item)
      if (!has || !need) return 'unknown'
      const rest = minus(has, [need])
      if (rest === 'unknown') return rest
      left.set(item.id, rest)
      return minus(need, [has])
    },
    /** What is left of it; null where nobody can say how much there was. */
    leftOf,
  }
}

export type StockLedger<Item extends Stocked> = ReturnType<typeof createStockLedger<Item>>
