import { memoized } from '../memoized.ts'
import type { Quantity } from './ingredient.ts'
import { readLine } from './lineReading.ts'
import { converted, factorOf } from './units.ts'
import { writtenNumber } from './writtenAmounts.ts'

/** A number of packages, and the content of one of them. */
export type PackedQuantity = Quantity & { size?: Quantity }

const longestQuantity = 200

/** '2 lb', '1 dozen', '3 x 400 g' (1,200 g), 'half a bag'; null for other texts. */
export const quantityOf = memoized(readQuantity, 10_000)

function readQuantity(text: string): Readonly<PackedQuantity> | null {
  const said = text.trim().replace(/[.,;]$/, '')
  if (said.length > longestQuantity) return null
  // '12-pack' is twelve pieces, '1 pack' is one package.
  const pack = /^([2-9]|\d{2,3})[- ]?(?:pack|pk|ct|count)$/i.exec(said)?.[1]
  if (pack) return { amount: Number(pack), unit: null }
  // `readLine` reads amounts in front of a food, so any food is added.
  const { amount, unit, size, food } = readLine(`${said} food`)
  if (food !== 'food' || amount === null || amount <= 0) return null
  if (!size) return { amount, unit }
  return unit === null ? { amount: amount * size.amount, unit: size.unit } : { amount, unit, size }
}

function amountIn(quantity: PackedQuantity, unit: string | null, density?: number): number | null {
  const { amount, size } = quantity
  const direct = converted(quantity, unit, density)
  if (direct !== null || !size) return direct
  return converted({ amount: amount * size.amount, unit: size.unit }, unit, density)
}

/** One sum for each group of units that can be added up, in order of appearance. */
export function sumOf(list: readonly Quantity[]): Quantity[] {
  const groups: Quantity[][] = []
  for (const each of list) {
    const group = groups.find(([first]) => first && converted(each, first.unit) !== null)
    if (group) group.push(each)
    else groups.push([each])
  }
  return groups.map(sumOfGroup)
}

/** In the largest unit that needs no rounding, else in the largest one. */
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

/** For sorting: pieces (2) come before dozens (1). */
const sizeOf = (unit: string | null) => (unit === null ? 2 : factorOf(unit))

const fewest = 1
const most = 16

const isPlain = ({ amount, unit }: Quantity) =>
  unit === null ||
  (amount >= fewest && amount <= most && !writtenNumber(amount, unit).includes('.'))

/** 1,500 g become 1.5 kg. */
function inLargerUnit(quantity: Quantity): Quantity {
  const { amount, unit } = quantity
  const larger = unit === 'g' ? 'kg' : unit === 'ml' ? 'l' : null
  return larger && amount >= 1000 ? { amount: amount / 1000, unit: larger } : quantity
}

/** The part of a need that the stock leaves open; 'unknown' if amounts can't be compared. */
export function stillNeeded(
  need: PackedQuantity,
  stock: readonly (PackedQuantity | null)[],
  density?: number,
): PackedQuantity | 'unknown' {
  const amounts = stock.map((each) => each && amountFor(need, each, density))
  const left = need.amount - amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  if (left <= 1e-9) return { ...need, amount: 0 }
  return amounts.includes(null) ? 'unknown' : { ...need, amount: left }
}

/** How much of the need one item at home covers, in the need's unit. */
function amountFor(need: PackedQuantity, each: PackedQuantity, density?: number): number | null {
  const direct = amountIn(each, need.unit, density)
  if (direct !== null || !need.size) return direct
  // 800 g cover two tins of 400 g.
  const held = amountIn(each, need.size.unit, density)
  return held === null ? null : held / need.size.amount
}
