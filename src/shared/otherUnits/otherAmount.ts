import { foodByName } from '../foods/foods.ts'
import { quantityOf } from '../ingredients/amountsInKitchen.ts'
import type { Quantity } from '../ingredients/ingredient.ts'
import { readIngredient } from '../ingredients/readIngredient.ts'
import { converted, dimensionOf, unitNamed } from '../ingredients/units.ts'
import { writtenAmount } from '../ingredients/writtenAmounts.ts'
import type { Ways } from '../ways.ts'

/** The units that a household may want converted amounts in. */
export type OtherUnits = Exclude<Ways['units'], 'as written'>

const unitsOf: Readonly<Record<OtherUnits, ReadonlySet<string>>> = {
  metric: new Set(['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l', 'cm', 'mm']),
  US: new Set(['oz', 'lb', 'fl oz', 'cup', 'pint', 'quart', 'gallon', 'inch']),
}

/**
 * A line's amount in other units, as a kitchen measures: '125 g' for '1 cup flour', '2 × 400 g' for
 * '2 (14 oz) cans'. Null if there is nothing to convert, or the line says it already.
 */
export function otherAmount(line: string, units: OtherUnits): string | null {
  const { amount, amountMax, unit, food, ...read } = readIngredient(line)
  if (amount === null || says(line, units)) return null
  const said = (each: number, of = unit) => inUnits({ amount: each, unit: of }, food, units)
  const size = read.size ?? (dimensionOf(unit) === 'count' ? sizeBehind(line) : null)
  const one = size && said(size.amount, size.unit)
  if (one) return amount > 1 ? `${writtenAmount({ amount, unit: null })} × ${one}` : one
  const [least, most] = [said(amount), amountMax === null ? null : said(amountMax)]
  if (!least || !most || least === most) return least
  const [, alike] = / (\D+)$/.exec(most) ?? []
  const isOneUnit = least.replace(/s$/, '').endsWith(` ${alike?.replace(/s$/, '')}`)
  return `${isOneUnit ? least.replace(/ \D+$/, '') : least}–${most}`
}

/** '1 can crushed tomatoes (28 oz)'. */
const sizeBehind = (line: string) => quantityOf(/\(([^()]{2,20})\)/.exec(line)?.[1] ?? '')

const measure = /[\d¼½¾⅓⅔⅛⅜⅝⅞][ -]?((?:fl )?[a-z]+)\b/gi

const says = (line: string, units: OtherUnits) =>
  [...line.matchAll(measure)].some(([, word = '']) => unitsOf[units].has(unitNamed(word) ?? ''))

function inUnits(quantity: Quantity, food: string, units: OtherUnits): string | null {
  const { unit, amount } = quantity
  const isForeign = unit !== null && (isSpoon(unit) || unitsOf[otherOf[units]].has(unit))
  if (!isForeign || amount <= 0) return null
  const said = units === 'metric' ? inMetric(quantity, food) : inAmerican(quantity, food)
  return said && writtenAmount(said)
}

const otherOf = { metric: 'US', US: 'metric' } as const

const isSpoon = (unit: string) => unit === 'tbsp' || unit === 'tsp'

/** Recipes count a cup as 240 ml and a spoon as 15. */
const kitchenMl = 240 / (converted({ amount: 1, unit: 'cup' }, 'ml') ?? 240)

/** Every kitchen has spoons: less than this is measured with them. */
const leastPoured = 60

function inMetric(quantity: Quantity, food: string): Quantity | null {
  const dimension = dimensionOf(quantity.unit)
  if (dimension === 'length') return inSteps(converted(quantity, 'cm'), 'cm', 0.5)
  if (dimension === 'mass') return grams(converted(quantity, 'g'))
  const ml = (converted(quantity, 'ml') ?? 0) * kitchenMl
  if (quantity.unit && isSpoon(quantity.unit) && ml < leastPoured) return null
  return grams(converted(quantity, 'g', weighedAt(food))) ?? millilitres(ml)
}

function inAmerican(quantity: Quantity, food: string): Quantity | null {
  if (quantity.unit && isSpoon(quantity.unit)) return null
  const dimension = dimensionOf(quantity.unit)
  if (dimension === 'length') return inSteps(converted(quantity, 'inch'), 'inch', 0.5)
  if (dimension === 'volume') return cups((converted(quantity, 'ml') ?? 0) / kitchenMl)
  return cups(converted(quantity, 'ml', weighedAt(food))) ?? ounces(converted(quantity, 'oz'))
}

/** In g per ml, where a cup is weighed: what pours like water is not, nor oil. */
function weighedAt(food: string): number | undefined {
  const density = foodByName(food)?.density
  const isPoured = /\boil$/i.test(food) || (density && density >= 0.98 && density <= 1.04)
  return isPoured ? undefined : density
}

function inSteps(value: number | null, unit: string, step: number): Quantity | null {
  if (!value) return null
  return { amount: Math.max(Math.round(value / step), 1) * step, unit }
}

function grams(value: number | null): Quantity | null {
  if (value && value >= 1000) return inSteps(value / 1000, 'kg', value < 2000 ? 0.05 : 0.1)
  const step = !value || value < 15 ? 1 : value < 250 ? 5 : value < 500 ? 10 : 25
  return inSteps(value, 'g', step)
}

function millilitres(value: number): Quantity | null {
  if (value >= 1000) return inSteps(value / 1000, 'l', value < 2000 ? 0.05 : 0.1)
  return inSteps(value, 'ml', value < 50 ? 5 : 10)
}

const cupParts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]

/** Tea- and tablespoons, then cups by quarters and thirds, then quarts. */
function cups(ml: number | null): Quantity | null {
  if (ml === null) return null
  const count = ml * (converted({ amount: 1, unit: 'ml' }, 'cup') ?? 0)
  if (count < 1 / 16) return inSteps(count * 48, 'tsp', 0.25)
  if (count < 0.23) return inSteps(count * 16, 'tbsp', 0.5)
  if (count >= 6) return inSteps(count / 4, 'quart', 0.25)
  const whole = Math.floor(count)
  const nearest = cupParts.toSorted(
    (a, b) => Math.abs(count - whole - a) - Math.abs(count - whole - b),
  )
  return { amount: whole + (nearest[0] ?? 0), unit: 'cup' }
}

/** Pounds by quarters where that is near enough. */
function ounces(value: number | null): Quantity | null {
  const pounds = (value ?? 0) / 16
  const quarters = Math.round(pounds * 4) / 4
  const isNear = Math.abs(pounds - quarters) < 0.04 * pounds
  if (value && pounds >= 0.97 && isNear) return { amount: quarters, unit: 'lb' }
  return inSteps(value, 'oz', value && value < 8 ? 0.5 : 1)
}
