import type { Quantity } from './ingredient.ts'
import { fractionSigns, inPlural } from './wordForms.ts'

/** The error allowed when an amount is written as a fraction. */
const closeEnough = 0.02

const weighed = new Set(['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l', 'cm', 'mm'])

export const isWeighed = (unit: string | null) => unit !== null && weighed.has(unit)

/** '1½' for cups, eggs and cans, '167' and '1.25' for grams and kilos. */
export function writtenNumber(value: number, unit: string | null): string {
  if (isWeighed(unit)) return inDecimals(value, unit === 'g' || unit === 'ml')
  const whole = Math.round(value)
  if (
    whole > 0 &&
    Math.abs(value - whole) < (value >= 20 ? 0.5001 : closeEnough * Math.min(value, 1))
  ) {
    return String(whole)
  }
  const below = Math.floor(value)
  const part = value - below
  const [sign, size] = fractionSigns.toSorted(
    ([, a], [, b]) => Math.abs(part - a) - Math.abs(part - b),
  )[0] ?? ['', 0]
  // Nobody writes 1⅙.
  const isUsual = below === 0 || sign !== '⅙'
  const near = value >= 2 ? closeEnough * 1.6 * value : closeEnough * value
  if (!isUsual || Math.abs(part - size) > near) return inDecimals(value, false)
  return below === 0 ? sign : `${below}${sign}`
}

/** Grams and millilitres are rounded to whole ones from 20 on. */
export function inDecimals(value: number, isFine: boolean): string {
  if (isFine && value >= 20) return String(Math.round(value))
  const places = isFine && value >= 1 ? 1 : value >= 0.1 ? 2 : 3
  return String(Number(value.toFixed(places)))
}

/** '1½ cups', '750 g', '2 cans'. */
export function writtenAmount({ amount, unit }: Quantity): string {
  const number = writtenNumber(amount, unit)
  if (unit === null) return number
  return `${number} ${isMany(amount) && !isWeighed(unit) && unit.length > 2 ? inPlural(unit) : unit}`
}

/** More than one takes the plural: '½ cup', '1 cup', '1½ cups'. */
export const isMany = (amount: number) => amount > 1.001
