import type { Token } from './tokens.ts'

const sizes = new Set(
  'large small medium big jumbo huge tiny extra-large x-large medium-sized medium-size large-sized small-sized good-sized lg sm med md mini medium-large small-medium'.split(
    ' ',
  ),
)

/** Words in front of a unit only: three fat cloves, but fat salmon. */
const qualifiers = new Set(
  'heaped heaping rounded level scant generous good packed thick thin fat full whole fresh lightly firmly loosely tightly tight well-packed size sized metric us imperial short long thickly thinly cut giant little family king family-size king-size'.split(
    ' ',
  ),
)

/** Also 'thumb-sized' and 'finger-length'. */
const isQualifier = (word: string) => qualifiers.has(word) || /-(?:sized?|length|thick)$/.test(word)

/** Skips words in front of a unit: 'heaped', 'large'. */
export function afterQualifiers(tokens: readonly Token[], at: number): number {
  let next = afterSizes(tokens, at)
  while (isQualifier(tokens[next]?.word ?? '')) next = afterSizes(tokens, next + 1)
  return next
}

/** Skips 'large', 'medium to large', 'extra large', 'small/medium'. */
export function afterSizes(tokens: readonly Token[], at: number): number {
  let next = at
  for (;;) {
    const word = tokens[next]?.word ?? ''
    const later = tokens[next + 1]?.word ?? ''
    if (sizes.has(word)) next += tokens[next + 1]?.text === '.' ? 2 : 1
    else if (word === 'extra' && (later === 'large' || later === 'small')) next += 2
    else if (next > at && ['to', 'or', '-', '/', ','].includes(word) && sizes.has(later)) next += 2
    else return next
  }
}
