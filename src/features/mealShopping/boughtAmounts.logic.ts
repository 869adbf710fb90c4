import { packsFor } from '#features/pantry/packs.logic.ts'
import { type PackedQuantity, sumOf } from '#shared/ingredients/amountsInKitchen.ts'
import type { Quantity } from '#shared/ingredients/ingredient.ts'
import { converted, dimensionOf } from '#shared/ingredients/units.ts'
import { isWeighed, writtenAmount, writtenNumber } from '#shared/ingredients/writtenAmounts.ts'

/** The sum as people write amounts: '2 cups + 1 can'; null for none. */
export const neededText = (list: readonly PackedQuantity[], density?: number) =>
  textOf(list, density, inUsualUnit)

/** The sum as it is bought: rounded up, since nobody buys half an onion, and as a bottle or a head. */
export function boughtText(
  list: readonly PackedQuantity[],
  { food, density }: { food: string; density?: number | undefined },
): string | null {
  const packs = packsFor(food, list)
  if (packs) return `${packs.count} ${packs.name}${packs.count > 1 ? 's' : ''}`
  return textOf(list, density, (sum) => roundedUp(inUsualUnit(sum)))
}

/** As many parts as the list's field holds. */
const mostParts = 4

function textOf(
  list: readonly PackedQuantity[],
  density: number | undefined,
  change: (sum: Quantity) => Quantity,
): string | null {
  const same = inOneMeasure(list, density)
  const parts = sumOf(same).map((sum) => writtenAmount(change(sum)) + sizeText(sum, same))
  return parts.length > 0 ? parts.slice(0, mostParts).join(' + ') : null
}

/** If a part is weighed and the food's density is known, everything is converted to weight. */
function inOneMeasure(list: readonly PackedQuantity[], density: number | undefined) {
  const weighed = list.find(({ unit }) => dimensionOf(unit) === 'mass')
  if (!density || !weighed) return list
  return list.map((each) => {
    const amount = converted(each, weighed.unit, density)
    return amount === null ? each : { amount, unit: weighed.unit }
  })
}

/** ' (400 g)', if all tins have the same size. */
function sizeText(sum: Quantity, list: readonly PackedQuantity[]): string {
  const sizes = list
    .filter((each) => converted(each, sum.unit) !== null)
    .map(({ size }) => (size ? writtenAmount(size) : ''))
  const [first = '', ...others] = new Set(sizes)
  return first !== '' && others.length === 0 && sum.unit !== null ? ` (${first})` : ''
}

/** The amount from which the next larger unit is used. */
const steps: Readonly<Record<string, readonly [number, string]>> = {
  tsp: [3, 'tbsp'],
  tbsp: [4, 'cup'],
  oz: [16, 'lb'],
}

/** The smaller unit for amounts below one; a dozen is kept only if it is a whole number. */
const parts: Readonly<Record<string, string | null>> = { kg: 'g', l: 'ml', dozen: null }

function inUsualUnit(quantity: Quantity): Quantity {
  const smaller = parts[quantity.unit ?? '']
  const isPart = quantity.amount < 1 || (smaller === null && !Number.isInteger(quantity.amount))
  if (smaller !== undefined && isPart) {
    return { amount: converted(quantity, smaller) ?? 0, unit: smaller }
  }
  const [from, unit] = steps[quantity.unit ?? ''] ?? [Number.POSITIVE_INFINITY, null]
  if (quantity.amount < from - 1e-6) return quantity
  const larger = { amount: converted(quantity, unit) ?? 0, unit }
  // 13 tbsp, not 0.81 cup.
  const isOdd = writtenNumber(larger.amount, unit).includes('.')
  return isOdd && Number.isInteger(quantity.amount) ? quantity : inUsualUnit(larger)
}

/** Amounts up to this much above a whole number are not rounded up. */
const slack = 0.05

function roundedUp(quantity: Quantity): Quantity {
  const { amount, unit } = quantity
  if (dimensionOf(unit) === 'count') return { amount: Math.ceil(amount - slack) || 1, unit }
  if (unit === 'g' || unit === 'ml') return { amount: upTo(amount, amount > 100 ? 5 : 1), unit }
  if (unit === 'oz' && amount > 1) return { amount: upTo(amount, 1), unit }
  if (isWeighed(unit) || !writtenNumber(amount, unit).includes('.')) return quantity
  return { amount: upTo(amount, 0.25), unit }
}

const upTo = (amount: number, step: number) => Math.ceil(amount / step - 1e-6) * step
