import { afterRoughly, measureOf, readRange, readUnit, type WrittenNumber } from './measures.ts'
import { measuresInBracket } from './otherMeasures.ts'
import { afterSizes } from './sizes.ts'
import type { Token } from './tokens.ts'

/**
 * Numbers behind the food that grow with the amount: the yolk of '2 eggs plus 1 yolk', the pounds
 * of '8 thighs (about 3 pounds)'. A package's content, a size of pieces and a temperature don't.
 */
export function numbersBehind(tokens: readonly Token[], isPacked: boolean): WrittenNumber[] {
  const found: WrittenNumber[] = []
  let isBeforeComma = true
  for (let at = 0; at < tokens.length; at += 1) {
    const sign = tokens[at]?.word ?? ''
    if (sign === '(' && !isPacked) found.push(...inBracket(tokens, at))
    if (isBeforeComma && (sign === 'plus' || sign === '+')) found.push(...added(tokens, at + 1))
    if (sign === ',') isBeforeComma = false
  }
  return found
}

/** The measures in a bracket, or its count: '(about 6)', '(about 1 medium)'. */
function inBracket(tokens: readonly Token[], at: number): WrittenNumber[] {
  const measured = measuresInBracket(tokens, at)
  if (measured) return measured.numbers
  const start = afterRoughly(tokens, at + 1)
  const range = readRange(tokens, start)
  const isCount = range && tokens[afterSizes(tokens, range.next)]?.text === ')'
  return isCount && start > at + 1 ? measureOf(tokens, range, null).numbers : []
}

function added(tokens: readonly Token[], at: number): WrittenNumber[] {
  const range = readRange(tokens, afterRoughly(tokens, at))
  return range ? measureOf(tokens, range, readUnit(tokens, range.next) ?? null).numbers : []
}
