import { readAmount } from '#shared/ingredients/itemAmount.ts'
import { numberWords } from '#shared/ingredients/numbers.ts'
import { unitNamed } from '#shared/ingredients/units.ts'
import { nameKey } from '#shared/names.ts'
import { textOf, type Word, wordSet } from '../../normalise/words.ts'
import type { Run } from '../people/foodNames.ts'

const numbers = wordSet('a an half quarter another couple few')

export const isNumber = (word = ''): boolean =>
  /^[\d½¼¾⅓⅔]/.test(word) || numbers.has(word) || numberWords.has(word)

export const isUnit = (word?: Word): boolean => unitNamed(word?.key ?? '') !== undefined

/** A food with the amount that stands before it. */
export function withAmount(run: Run, words: readonly Word[]) {
  const name = textOf(run.words)
  const first = run.start
  for (let start = Math.max(0, first - 4); start < first; start += 1) {
    const part = words.slice(start, first + run.words.length)
    const isApart = part.slice(1).some(({ afterSign }) => afterSign)
    const read = isNumber(part[0]?.plain) && !isApart ? readAmount(textOf(part)) : undefined
    if (read?.quantity && nameKey(read.name) === nameKey(name))
      return { name, quantity: read.quantity }
  }
  return { name, quantity: null }
}
