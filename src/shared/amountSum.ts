import { canonicalUnit, unitNamed } from './ingredients/units.ts'
import { fractionSigns, inPlural, isPlural } from './ingredients/wordForms.ts'
import { nameKey } from './names.ts'

const fractions = new Map(fractionSigns)

const amount =
  /^(\d{1,6}(?:[.,]\d{1,3})?)? ?(?:(\d)\/(\d)|([¼½¾⅓⅔⅛⅜⅝⅞⅙]))? ?(\p{L}[\p{L} -]{0,40})?\.?$/u

type Counted = { count: number; unit: string; key: string }

function counted(text: string): Counted | undefined {
  const [, whole, over, under, sign, unit = ''] = amount.exec(aDozen(text.trim())) ?? []
  if (whole === undefined && over === undefined && sign === undefined) return undefined
  const part = over && under ? Number(over) / Number(under) : (fractions.get(sign ?? '') ?? 0)
  const count = Number((whole ?? '0').replace(',', '.')) + part
  const key = canonicalUnit(unitNamed(unit.trim()) ?? nameKey(unit))
  return Number.isFinite(count) ? { count, unit: unit.trim(), key } : undefined
}

/** 'a dozen' and 'half a dozen' in digits. */
const aDozen = (text: string) =>
  text.replace(/^half a (?=doz)/i, '½ ').replace(/^(?:a|one) (?=doz)/i, '1 ')

/** A dozen counts as twelve pieces if the other amount is a number of pieces. */
const asPieces = (one: Counted, other: Counted): Counted =>
  one.key === 'dozen' && other.key === '' ? { count: one.count * 12, unit: '', key: '' } : one

/** '1 gallon' and '½ gallon' are '1½ gallons'; null if the units differ. */
export const addAmounts = (a: string | null, b: string | null) => summed(a, b, 1)

/** '3 cans' less '1 can' are '2 cans'; '0' where nothing is left; null if the units differ. */
export const lessAmount = (a: string | null, b: string | null) => summed(a, b, -1)

/** Half of '8 oz' are '4 oz'; null where nothing is counted. */
export function timesAmount(a: string, factor: number): string | null {
  const one = counted(a)
  if (!one) return null
  const count = one.count * factor
  return `${said(count, /\d[.,]\d/.test(a))} ${count > 1 ? inPlural(one.unit) : one.unit}`.trim()
}

function summed(a: string | null, b: string | null, sign: 1 | -1): string | null {
  const [one, other] = [counted(a ?? ''), counted(b ?? '')]
  if (!one || !other) return null
  const [first, second] = [asPieces(one, other), asPieces(other, one)]
  if (first.key !== second.key) return null
  const count = first.count + sign * second.count
  if (count <= 0) return '0'
  const unit = [first.unit, second.unit].find(isPlural) ?? first.unit
  const inDecimals = /\d[.,]\d/.test(`${a} ${b}`)
  return `${said(count, inDecimals)} ${count > 1 ? inPlural(unit) : unit}`.trim()
}

function said(count: number, inDecimals: boolean): string {
  const whole = Math.floor(count + 0.001)
  const sign = fractionSigns.find(([, part]) => near(count - whole, part))?.[0]
  if (sign && !inDecimals) return whole === 0 ? sign : `${whole}${sign}`
  return String(Math.round(count * 100) / 100)
}

const near = (a: number, b: number) => Math.abs(a - b) < 0.001
