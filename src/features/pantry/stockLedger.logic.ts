import {
  type PackedQuantity,
  quantityOf,
  stillNeeded,
} from '#shared/ingredients/amountsInKitchen.ts'
import { createFoodFinder, type FoodAliases } from '#shared/ingredients/foodMatch.ts'
import type { PantryItem } from './pantry.contract.ts'
import { isDueSoon } from './pantry.logic.ts'

type Stocked = Pick<PantryItem, 'id' | 'name' | 'quantity' | 'expiresOn'> &
  Partial<Pick<PantryItem, 'expiryDate' | 'location'>>

/** 'Soon' is before any day. */
const lastDay = (item: Stocked) => item.expiresOn ?? (isDueSoon(item) ? '' : '9999')

/** A view of the pantry that counts items down, so that no two lines take the same stock. */
export function createStockLedger<Item extends Stocked>(
  pantry: readonly Item[],
  aliases?: FoodAliases,
) {
  // Items that expire first are taken first.
  const items = pantry.toSorted((a, b) => lastDay(a).localeCompare(lastDay(b)))
  const search = createFoodFinder(
    items.map(({ name }) => name),
    aliases,
  )
  /** Items that serve as the food: exact matches before other kinds of it. */
  const called = (food: string): Item[] => search(food).flatMap(({ index }) => items[index] ?? [])
  const find = (food: string): Item[] => {
    const plain = food.replace(/^frozen /i, '')
    if (plain === food) return called(food)
    // The peas in the freezer are frozen peas.
    const frozen = called(plain).filter(({ location }) => location === 'Freezer')
    return [...new Set([...called(food), ...frozen])]
  }
  return countingDown(find)
}

function countingDown<Item extends Stocked>(find: (food: string) => Item[]) {
  const left = new Map<number, PackedQuantity | null>()
  /** Parsed on demand, since a recipe needs little of a full pantry. */
  const leftOf = ({ id, quantity }: Item): PackedQuantity | null => {
    const known = left.get(id)
    if (known !== undefined) return known
    const has = quantityOf(quantity)
    left.set(id, has)
    return has
  }

  return {
    find,
    /** The same stock with nothing taken from it yet. */
    afresh: () => countingDown(find),
    /** Whether the items cover the need; true if the amounts can't be compared. Takes nothing. */
    isEnough: (found: readonly Item[], need: PackedQuantity | null): boolean => {
      if (found.length === 0) return false
      const rest = need && stillNeeded(need, found.map(leftOf))
      return !rest || rest === 'unknown' || rest.amount <= 0
    },
    /** Takes from one item; answers the remaining need, or 'unknown' if it can't be compared. */
    take: (item: Item, need: PackedQuantity | null): PackedQuantity | 'unknown' => {
      const stocked = leftOf(item)
      if (!stocked || !need) return 'unknown'
      const has = inPieces(stocked, need)
      const rest = stillNeeded(has, [need])
      if (rest === 'unknown') return rest
      left.set(item.id, rest)
      return stillNeeded(need, [has])
    },
    /** The item's rest; null if its amount can't be read. */
    leftOf,
  }
}

/** Of a dozen eggs two are taken: ten are left, and no part of a dozen. */
const inPieces = (has: PackedQuantity, { unit }: PackedQuantity): PackedQuantity =>
  has.unit === 'dozen' && unit === null ? { amount: has.amount * 12, unit } : has

export type StockLedger<Item extends Stocked> = ReturnType<typeof countingDown<Item>>
