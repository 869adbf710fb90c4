import { isSmallAmount } from '#features/pantry/coverNeeds.logic.ts'
import { placeOf } from '#shared/foods/foodPlace.ts'
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
  return inPacks(list, packOf(food)) ?? textOf(list, density, (sum) => roundedUp(inUsualUnit(sum)))
}

function inPacks(list: readonly PackedQuantity[], pack: Pack | undefined): string | undefined {
  if (!pack || list.length === 0 || list.some(({ unit }) => soldBy.has(unit))) return undefined
  const { name, cups = 0, isWhole, pieces } = pack
  // By the teaspoon it is the dried herb.
  if (name === 'bunch' && list.every(({ unit }) => unit === 'tsp')) return undefined
  if (list.every(isSmallAmount)) return `1 ${name}`
  if (pieces && list.every(({ unit }) => unit === null)) return `1 ${name}`
  const needed = list.reduce(
    (sum, each) => sum + (converted(each, 'cup') ?? Number.POSITIVE_INFINITY),
    0,
  )
  if (needed <= cups) return `1 ${name}`
  return isWhole && needed <= cups * 4 ? `${Math.ceil(needed / cups)} ${name}s` : undefined
}

/** Units that stand on packs as well. */
const soldBy = new Set<string | null>(['pint', 'quart', 'gallon', 'l'])

type Pack = {
  name: string
  /** That it surely has. */
  cups?: number
  /** Seldom larger, so that more of it are counted. */
  isWhole?: true
  /** Recipes also count what is in it: 2 bay leaves. */
  pieces?: true
}

const pack = (names: RegExp, name: string, given: Omit<Pack, 'name'> = {}) => ({
  names,
  pack: { name, ...given },
})

/** What a food is sold in that recipes take by the spoon or cup, by the last words of its name. */
const packs = [
  pack(/^frozen /, 'bag', { cups: 3, isWhole: true }),
  pack(/\b(?:wakame|nori|kombu|dashi)$/, 'pack', { cups: 4 }),
  pack(/\b(?:tomato|pasta|pizza|spaghetti|marinara) sauce$|\b(?:passata|marinara)$/, 'jar', {
    cups: 3,
    isWhole: true,
  }),
  pack(
    /\b(?:sauce|oil|vinegar|syrup|extract|mirin|wine|sherry|ketchup|worcestershire)$/,
    'bottle',
    { cups: 1 },
  ),
  pack(
    /\b(?:mustard|mayonnaise|jam|marmalade|honey|tahini|pesto|capers?|miso|paste|nut butter)$/,
    'jar',
    { cups: 1 },
  ),
  pack(
    /\b(?:flour|sugar|cornstarch|cornflour|cocoa|oats|breadcrumbs|semolina|lentils?|quinoa|couscous|raisins|seeds|walnuts?|almonds?|pecans?|cashews?|chocolate chips)$/,
    'bag',
    { cups: 2 },
  ),
  pack(/\b(?:baking powder|baking soda|cocoa powder)$/, 'box'),
  pack(
    /\b(?:buttermilk|(?<!\b(?:coconut|condensed|evaporated|powdered|dried|dry) )milk|broth|stock)$/,
    'carton',
    { cups: 4, isWhole: true },
  ),
  pack(/^(?:(?:heavy|double|single|light|whipping) )*cream$|\bhalf and half$/, 'carton', {
    cups: 1,
    isWhole: true,
  }),
  pack(
    /\b(?:yogh?urt|skyr|quark|soured? cream|sour cream|cr[eè]me fra[iî]che|cottage cheese|ricotta|mascarpone|cream cheese|hummus)$/,
    'tub',
    { cups: 2, isWhole: true },
  ),
  pack(/\b(?:feta|halloumi|paneer|cheddar|mozzarella)$/, 'block', { cups: 1 }),
  pack(/\b(?:parmesan|parmigiano|pecorino|gruy[eè]re|gouda|cheese)$/, 'piece', { cups: 1 }),
  pack(/\b(?:cabbage|cauliflower|broccoli|lettuce)$/, 'head', {
    cups: 4,
    isWhole: true,
  }),
  pack(
    /(?<!\b(?:dried|ground) )\b(?:parsley|cilantro|basil|mint|dill|chives?)(?: lea(?:f|ves))?$/,
    'bunch',
    { cups: 1 },
  ),
]

function packOf(food: string): Pack | undefined {
  const name = food.toLowerCase()
  const isSpice = !/^fresh\b/.test(name) && placeOf(food)?.category === 'Condiment'
  const spice = isSpice ? { name: 'jar', pieces: true as const } : undefined
  return packs.find(({ names }) => names.test(name))?.pack ?? spice
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
