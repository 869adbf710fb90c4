import { readUnitPhrase } from './continentalUnits.ts'
import { type NumberRead, readNumber } from './numbers.ts'
import type { Token } from './tokens.ts'
import { dimensionOf, unitNamed } from './units.ts'

/** A number that is multiplied when servings change, and the unit behind it. */
export type WrittenNumber = { value: number; from: number; to: number; unit: WrittenUnit | null }
export type WrittenUnit = { name: string; from: number; to: number }

export type Measure = {
  amount: number
  max: number | null
  unit: string | null
  /** The index of the token after it. */
  next: number
  numbers: WrittenNumber[]
}

type UnitRead = WrittenUnit & { next: number }

/** 'tbsp.', 'fl. oz.', 'can(s)', '-ounce'. */
export function readUnit(tokens: readonly Token[], at: number): UnitRead | undefined {
  const start = tokens[at]?.word === '-' ? at + 1 : at
  const token = tokens[start]
  if (!token || token.isNumber) return undefined
  const fluid = ['fl', 'fluid'].includes(token.word)
  let last = start
  if (fluid) {
    last = tokens[start + 1]?.text === '.' ? start + 2 : start + 1
    if (!/^(?:oz|ozs|ounces?)$/.test(tokens[last]?.word ?? '')) return undefined
  }
  const phrase = fluid ? undefined : readUnitPhrase(tokens, start)
  if (phrase) last = phrase.last
  const name = fluid ? 'fl oz' : (phrase?.name ?? unitNamed(hyphenless(token.text)))
  const end = tokens[last]
  if (!name || !end) return undefined
  const next = afterEnding(tokens, last + 1)
  return { name, from: token.from, to: end.to, next }
}

/** 'inch-' of '2-inch-thick' is the unit 'inch'. */
const hyphenless = (text: string) =>
  /^(?:[a-z]{2,6}-|[gl]-$)/i.test(text) ? (text.split('-')[0] ?? text) : text

/** Skips the full stop of an abbreviation, and '(s)'. */
function afterEnding(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text === '.' && !tokens[at]?.isSpaced) return at + 1
  const isPlural = tokens[at]?.text === '(' && tokens[at + 1]?.word === 's' && !tokens[at]?.isSpaced
  return isPlural && tokens[at + 2]?.text === ')' ? at + 3 : at
}

/** Words between the ends of a range. */
export const joins = new Set(['-', 'to', 'or'])

type Range = {
  low: NumberRead
  high: (NumberRead & { from: number }) | undefined
  at: number
  next: number
}

/** '2', '2-3', '2 to 3', '1 or 2', '4- to 5-pound'. */
export function readRange(tokens: readonly Token[], at: number): Range | undefined {
  const low = readNumber(tokens, at)
  if (!low) return undefined
  const single = { low, high: undefined, at, next: low.next }
  const isHanging = tokens[low.next]?.word === '-' && joins.has(tokens[low.next + 1]?.word ?? '')
  const join = isHanging ? low.next + 1 : low.next
  if (!joins.has(tokens[join]?.word ?? '')) return single
  const high = readNumber(tokens, join + 1)
  if (!high || high.value <= low.value) return single
  return { low, high: { ...high, from: join + 1 }, at, next: high.next }
}

/** A point groups thousands in grams and millilitres, a comma in every unit but kg and l. */
function numberIn({ value, grouped }: NumberRead, token: Token | undefined, unit: string | null) {
  if (grouped === undefined) return value
  const isSmall = unit === 'g' || unit === 'ml' || unit === 'mg'
  const isComma = token?.text.includes(',') && unit !== 'kg' && unit !== 'l'
  return isSmall || isComma ? grouped : value
}

export function measureOf(tokens: readonly Token[], range: Range, unit: UnitRead | null): Measure {
  const { low, high, at, next } = range
  const name = unit?.name ?? null
  const written = (read: NumberRead, start: number): WrittenNumber => ({
    value: numberIn(read, tokens[start], name),
    from: tokens[start]?.from ?? 0,
    to: tokens[read.next - 1]?.to ?? 0,
    unit: null,
  })
  const first = written(low, at)
  const second = high && written(high, high.from)
  const numbers = second ? [first, second] : [first]
  const last = numbers.at(-1)
  if (last) last.unit = unit
  return {
    amount: first.value,
    max: second?.value ?? null,
    unit: name,
    next: unit?.next ?? next,
    numbers,
  }
}

const roughly = new Set(
  'about approximately approx around roughly circa ca ~ nearly almost scant generous heaped heaping rounded level good'.split(
    ' ',
  ),
)

const roughlyTwo = /^(?:up to|at (?:least|most)|just (?:under|over)|(?:less|more) than)$/

/** Skips 'about', 'approx.', 'at least', 'heaped' in front of a number. */
export function afterRoughly(tokens: readonly Token[], at: number): number {
  let next = at
  if (roughlyTwo.test(`${tokens[next]?.word} ${tokens[next + 1]?.word}`)) next += 2
  while (roughly.has(tokens[next]?.word ?? '')) next += tokens[next + 1]?.text === '.' ? 2 : 1
  return next
}

/** A number with a unit of mass, volume or length; undefined for counts. */
export function readMeasured(tokens: readonly Token[], at: number): Measure | undefined {
  const range = readRange(tokens, afterRoughly(tokens, at))
  const unit = range && readUnit(tokens, afterRoughly(tokens, range.next))
  return unit && dimensionOf(unit.name) !== 'count' ? measureOf(tokens, range, unit) : undefined
}
