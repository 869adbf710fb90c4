import type { Leading } from './leading.ts'
import {
  afterRoughly,
  measureOf,
  readMeasured,
  readRange,
  readUnit,
  type WrittenNumber,
} from './measures.ts'
import type { Token } from './tokens.ts'
import { dimensionOf } from './units.ts'

/** In tokens. Without a limit, a line of many brackets would take quadratic time. */
const longestBracket = 100

/** The index of the closing bracket; undefined if it is missing or too far away. */
export function closingOf(tokens: readonly Token[], at: number): number | undefined {
  const end = Math.min(tokens.length, at + longestBracket)
  let depth = 0
  for (let n = at; n < end; n += 1) {
    if (tokens[n]?.text === '(') depth += 1
    if (tokens[n]?.text === ')') depth -= 1
    if (depth === 0) return n
  }
  return undefined
}

const between = new Set([';', ',', '/', '|', '=', 'or'])

/** The measures in a bracket that begins with one: '(170g; 12 Tbsp)', '(1 stick; 115g)'. */
export function measuresInBracket(tokens: readonly Token[], at: number) {
  const closing = closingOf(tokens, at)
  const numbers: WrittenNumber[] = []
  if (tokens[at]?.text !== '(' || closing === undefined) return undefined
  let next = at + 1
  for (;;) {
    const range = readRange(tokens, afterRoughly(tokens, next))
    const unit = range && readUnit(tokens, afterRoughly(tokens, range.next))
    if (!unit) break
    if (dimensionOf(unit.name) !== 'length') numbers.push(...measureOf(tokens, range, unit).numbers)
    next = unit.next
    if (!between.has(tokens[next]?.word ?? '')) break
    next += 1
  }
  const isEach = tokens[next]?.word === 'each' || tokens[next]?.word === 'per'
  return numbers.length === 0 || isEach ? undefined : { numbers, next: closing + 1 }
}

/** Other measures of the same: '/½oz', '(2 pints)', '| 240 ml', and the ounces of '1 lb 2 oz'. */
export function afterAlternatives(tokens: readonly Token[], at: number) {
  const numbers: WrittenNumber[] = []
  let next = at
  for (;;) {
    const sign = tokens[next]?.text ?? ''
    const other =
      sign === '('
        ? measuresInBracket(tokens, next)
        : readMeasured(tokens, sign === '/' || sign === '|' ? next + 1 : next)
    if (!other) return { next, numbers }
    numbers.push(...other.numbers)
    next = other.next
  }
}

/** An addition: 'plus 1 tsp', '+ 2 tablespoons', 'minus 1 tablespoon'. */
export function withAdded(tokens: readonly Token[], leading: Leading): Leading {
  const { next, numbers, asides } = leading
  const start = tokens[next]?.text === ',' ? next + 1 : next
  if (!['plus', '+', 'and', '&', 'minus', 'less'].includes(tokens[start]?.word ?? ''))
    return leading
  const added = readMeasured(tokens, start + 1)
  if (!added) return leading
  const others = afterAlternatives(tokens, added.next)
  return {
    ...leading,
    next: others.next,
    numbers: [...numbers, ...added.numbers, ...others.numbers],
    asides: [...asides, [next, others.next]],
  }
}
