import { memoized } from '../memoized.ts'
import type { Quantity } from './ingredient.ts'
import { readLine } from './lineReading.ts'
import { converted, factorOf } from './units.ts'
import { writtenNumber } from './writtenAmounts.ts'

/** So many packages, and what one of them holds. */
export type PackedQuantity = Quantity & { size?: Quantity }

const longestQuantity = 200

/** '2 lb', '1 dozen', '3 x 400 g' (1,200 g), 'half a bag'; nothing for what is no amount. */
export const quantityOf = memoized(readQuantity, 10_000)

function readQuantity(text: string): Readonly<PackedQuantity> | null {
  const said = text.trim().replace(/[.,;]$/, '')
  if (said.length > longestQuantity) return null
  // '12-pack' is twelve of them, '1 pack' is one of whatever it holds.
  const pack = /^([2-9]|\d{2,3})[- ]?(?:pack|pk|ct|count)$/i.exec(said)?.[1]
  if (pack) return { amount: Number(pack), unit: null }
  // The reader knows amounts in front of a food; this one stands for any.
  const { amount, unit, size, food } = readLine(`${said} food`)
  if (food !== 'food' || amount === null || amount <= 0) return null
  if (!size) return { amount, unit }
  return unit === null ? { amount: amount * size.amount, unit: size.unit } : { amount, unit, size }
}

/** How much it is in a unit, also by what its packages hold. */
function inUnit(quantity: PackedQuantity, unit: string | null, density?: number): number | null {
  const { amount, size } = quantity
  const direct = converted(quantity, unit, density)
  if (direct !== null || !size) return direct
  return converted({ amount: amount * size.amount, unit: size.unit }, unit, density)
}

/** One sum for each group of units that can be added up, in the order of their first. */
export function sumOf(list: readonly Quantity[]): Quantity[] {
  const groups: Quantity[][] = []
  for (const each of list) {
    const group = groups.find(([first]) => first && converted(each, first.unit) !== null)
    if (group) group.push(each)
    else groups.push([each])
  }
  return groups.map(sumOfGroup)
}

/** In the largest of their units in which it is written without a loss, else in the largest. */
function sumOfGroup(group: readonly Quantity[]): Quantity {
  const units = [...new Set(group.map(({ unit }) => unit))].toSorted(
    (a, b) => sizeOf(b) - sizeOf(a),
  )
  const sums = units.map((unit) => ({
    unit,
    amount: group.reduce((sum, each) => sum + (converted(each, unit) ?? 0), 0),
  }))
  const [largest = { amount: 0, unit: null }] = sums
  return inLargerUnit(sums.find(isPlain) ?? largest)
}

/** Pieces win over dozens. */
const sizeOf = (unit: string | null) => (unit === null ? 2 : factorOf(unit))

const fewest = 1
const most = 16

const isPlain = ({ amount, unit }: Quantity) =>
  unit === null ||
  (amount >= fewest && amount <= most && !writtenNumber(amount, unit).includes('.'))

/** 1,500 g are 1.5 kg. */
function inLargerUnit(quantity: Quantity): Quantity {
  const { amount, unit } = quantity
  const larger = unit === 'g' ? 'kg' : unit === 'ml' ? 'l' : null
  return larger && amount >= 1000 ? { amount: amount / 1000, unit: larger } : quantity
}

/**
 * What of a need the stock leaves open, never below zero. Unknown where that depends on stock whose
 * amount nobody wrote down (null), or which is measured in something else.
 */
export function minus(
  need: PackedQuantity,
  stock: readonly (PackedQuantity | null)[],
  density?: number,
): PackedQuantity | 'unknown' {
  const amounts = stock.map((each) => each && amountFor(need, each, density))
  const left = need.amount - amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  if (left <= 1e-9) return { ...need, amount: 0 }
  return amounts.includes(null) ? 'unknown' : { ...need, amount: left }
}

/** How much of the need one thing at home is, in the need's unit. */
function amountFor(need: PackedQuantity, each: PackedQuantity, density?: number): number | null {
  const direct = inUnit(each, need.unit, density)
  if (direct !== null || !need.size) return direct
  // 800 g serve for two tins of 400 g.
  const held = inUnit(each, need.size.unit, density)
  return held === null ? null : held / need.size.amount
}
