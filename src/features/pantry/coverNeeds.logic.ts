import type { PackedQuantity } from '#shared/ingredients/amountsInKitchen.ts'
import type { Quantity } from '#shared/ingredients/ingredient.ts'
import { converted, dimensionOf } from '#shared/ingredients/units.ts'
import type { createStockLedger, StockLedger } from './stockLedger.logic.ts'

/** An item that covers a need; `amount` is null if the two amounts can't be compared. */
export type Given<Item> = { item: Item; amount: Quantity | null }

export type Covered<Item> = {
  given: Given<Item>[]
  /** The uncovered rest, without an amount if the need has none; undefined if all is covered. */
  open: { quantity: PackedQuantity | null } | undefined
}

type Shelved = Parameters<typeof createStockLedger>[0][number]

type Wanted<Item> = {
  /** All names of the food. */
  foods: readonly string[]
  quantity: PackedQuantity | null
  /** Grams per ml, if known. */
  density: number | undefined
  isUsable?: (item: Item) => boolean
  /** Whether an item whose amount can't be compared counts as enough. */
  isEnough: (item: Item) => boolean
}

/** Takes from the ledger as much as it has for one need. */
export function coverFrom<Item extends Shelved>(
  ledger: StockLedger<Item>,
  { foods, quantity, density, isUsable = () => true, isEnough }: Wanted<Item>,
): Covered<Item> {
  const found = new Set(foods.flatMap(ledger.find))
  const there = [...found].filter((item) => isUsable(item) && !isUsedUp(ledger, item))
  const [any] = there
  if (!any) return { given: [], open: { quantity } }
  if (!quantity) return { given: [{ item: any, amount: null }], open: undefined }

  const given: Given<Item>[] = []
  const unsure: Given<Item>[] = []
  let open = quantity
  for (const item of there) {
    const rest = take(ledger, item, open, density)
    if (rest === 'unknown') {
      unsure.push({ item, amount: null })
      continue
    }
    given.push({ item, amount: { amount: open.amount - rest.amount, unit: open.unit } })
    if (isNothing(rest, quantity)) return { given, open: undefined }
    open = rest
  }
  const all = [...given, ...unsure]
  const isCovered = unsure.some(({ item }) => isEnough(item))
  return { given: all, open: isCovered ? undefined : { quantity: open } }
}

const isUsedUp = <Item extends Shelved>(ledger: StockLedger<Item>, item: Item) =>
  ledger.leftOf(item)?.amount === 0

/** Converts between weight and volume by density. */
function take<Item extends Shelved>(
  ledger: StockLedger<Item>,
  item: Item,
  need: PackedQuantity,
  density: number | undefined,
): PackedQuantity | 'unknown' {
  const rest = ledger.take(item, need)
  const has = ledger.leftOf(item)
  if (rest !== 'unknown' || !density || !has) return rest
  const { unit } = has.size ?? has
  const amount = converted(need, unit, density)
  const left = amount === null ? 'unknown' : ledger.take(item, { amount, unit })
  if (left === 'unknown' || amount === null) return 'unknown'
  return { ...need, amount: (need.amount * left.amount) / amount }
}

/** Amounts within 6 % count as the same, such as a pound and 450 g. */
const nearly = 0.06

function isNothing(rest: PackedQuantity, whole: PackedQuantity): boolean {
  const isMeasured = dimensionOf(whole.unit) !== 'count' || whole.size !== undefined
  return rest.amount <= (isMeasured ? whole.amount * nearly : 1e-9)
}

const littleUnits = new Set(
  'pinch dash drop splash drizzle glug dollop squeeze knob pat smidgen sprinkle sprinkling grating grind twist clove sprig leaf slice'.split(
    ' ',
  ),
)

const mostOfLittle = 8
const mostMillilitres = 62

/** A few spoons, cloves or leaves: any stock of the food is enough for that. */
export function isSmallAmount(quantity: PackedQuantity | null): boolean {
  if (!quantity) return true
  const { amount, unit } = quantity
  if (unit !== null && littleUnits.has(unit)) return amount <= mostOfLittle
  const volume = dimensionOf(unit) === 'volume' ? converted(quantity, 'ml') : null
  return volume !== null && volume <= mostMillilitres
}
