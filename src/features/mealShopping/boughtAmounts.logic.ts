import { isSmallAmount } from '#features/pantry/coverNeeds.logic.ts'
import { placeOf } from '#shared/foods/foodPlace.ts'
import { type PackedQuantity, sumOf } from '#shared/ingredients/amountsInKitchen.ts'
import type { Quantity } from '#shared/ingredients/ingredient.ts'
import { converted, dimensionOf } from '#shared/ingredients/units.ts'
import { isWeighed, writtenAmount, writtenNumber } from '#shared/ingredients/writtenAmounts.ts'

/** The sum as people write amounts: '2 cups + 1 can'; null for none. */
export const neededText = (list: readonly PackedQuantity[], density?: number) =>
  textOf(list, density, inUsualUnit)

/** The sum as it is bought: rounded up, since nobody buys half an onion, and spoons or a cup as a bottle. */
export function boughtText(
  list: readonly PackedQuantity[],
  { food, density }: { food: string; density?: number | undefined },
): string | null {
  const pack = packOf(food)
  const isLittle = list.length > 0 && list.every(isSmallAmount)
  return pack && (isLittle || isWithin(list, pack))
    ? `1 ${pack}`
    : textOf(list, density, (sum) => roundedUp(inUsualUnit(sum)))
}

/** The cups that one pack surely has. */
const cupsIn: Readonly<Record<string, number>> = { bottle: 1, jar: 1, bag: 2 }

function isWithin(list: readonly PackedQuantity[], pack: string): boolean {
  const cups = list.map((each) => converted(each, 'cup') ?? Number.POSITIVE_INFINITY)
  return list.length > 0 && cups.reduce((sum, each) => sum + each) <= (cupsIn[pack] ?? 0)
}

/** What a food is sold in that recipes take by the spoon, by the last words of its name. */
const packs: readonly [pack: string, names: RegExp][] = [
  ['bottle', /\b(?:sauce|oil|vinegar|syrup|extract|mirin|wine|sherry|ketchup|worcestershire)$/],
  [
    'jar',
    /\b(?:mustard|mayonnaise|jam|marmalade|honey|tahini|pesto|capers?|miso|paste|nut butter)$/,
  ],
  [
    'bag',
    /\b(?:flour|sugar|cornstarch|cornflour|cocoa|oats|breadcrumbs|semolina|lentils?|quinoa|couscous|raisins|seeds|walnuts?|almonds?|pecans?|cashews?|chocolate chips)$/,
  ],
  ['box', /\b(?:baking powder|baking soda|cocoa powder)$/],
]

function packOf(food: string): string | undefined {
  const name = food.toLowerCase()
  if (/^fresh\b/.test(name)) return undefined
  const own = packs.find(([, names]) => names.test(name))?.[0]
  // Spices.
  return own ?? (placeOf(food)?.category === 'Condiment' ? 'jar' : undefined)
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
  return inUsualUnit({ amount: converted(quantity, unit) ?? 0, unit })
}

/** Amounts up to this much above a whole number are not rounded up. */
const slack = 0.05

function roundedUp(quantity: Quantity): Quantity {
  const { amount, unit } = quantity
  if (dimensionOf(unit) === 'count') return { amount: Math.ceil(amount - slack) || 1, unit }
  if (unit === 'g' || unit === 'ml') return { amount: upTo(amount, amount > 100 ? 5 : 1), unit }
  if (isWeighed(unit) || !writtenNumber(amount, unit).includes('.')) return quantity
  return { amount: upTo(amount, 0.25), unit }
}

const upTo = (amount: number, step: number) => Math.ceil(amount / step - 1e-6) * step
