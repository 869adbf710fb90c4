import { readAmount } from '#shared/ingredients/itemAmount.ts'
import { nameKey } from '#shared/names.ts'
import { textOf, type Word, wordSet } from '../../normalise/words.ts'
import type { Run } from '../people/foodNames.ts'

const numbers = wordSet(`
  a an one two three four five six seven eight nine ten eleven twelve half quarter another couple few
`)

export const isNumber = (word = ''): boolean => /^[\d½¼¾⅓⅔]/.test(word) || numbers.has(word)

/** Units, in the singular. */
const units = wordSet(`
  tsp tbsp cup oz lb g kg ml l cl dl teaspoon tablespoon pound ounce gram kilo litre liter
  millilitre spoon spoonful pinch handful can tin stalk sprig splash dash stick clove packet pack
  package jar bunch head slice scoop pint quart block knob glug drizzle el tl
`)

export const isUnit = (word?: Word): boolean => units.has(word?.key ?? '')

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
