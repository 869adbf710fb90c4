import type { Leading } from './leading.ts'
import { readLeadingNumber } from './leadingAmount.ts'
import { afterRoughly } from './measures.ts'
import type { Token } from './tokens.ts'

/** An amount behind the food: 'Basmati rice - 2 cups', 'Butter, 200 g', 'Eggs 2', 'Thighs (8)'. */
export function readTrailing(
  tokens: readonly Token[],
  start: number,
): { leading: Leading; food: Token[] } | undefined {
  for (let at = start + 1; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token?.isNumber) continue
    let before = at
    while (before > start + 1 && afterRoughly(tokens, before - 1) === at) before -= 1
    const divider = tokens[before - 1]
    const leading = readLeadingNumber(tokens, before)
    if (!divider || !leading) return undefined
    const isDivided = [',', '-', ':', '(', 'x', '×'].includes(divider.word)
    const after = tokens[leading.next]
    const isLast =
      !after ||
      [',', ')', '(', ';', '-', 'or'].includes(after.word) ||
      (after.text === '.' && !tokens[leading.next + 1])
    if (!isLast || (!isDivided && after && leading.unit === null)) return undefined
    const food = tokens.slice(start, isDivided ? before - 1 : before)
    const rest = tokens.slice(after?.text === ')' ? leading.next + 1 : leading.next)
    return food.some(({ word }) => /\p{L}/u.test(word))
      ? { leading, food: [...food, ...rest] }
      : undefined
  }
  return undefined
}
