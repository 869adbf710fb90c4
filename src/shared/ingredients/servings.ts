import { numberPattern } from './amountPatterns.ts'
import { measureOf, readRange, type WrittenNumber } from './measures.ts'
import { scaledNumbers } from './scaling.ts'
import { type Token, tokensOf } from './tokens.ts'

export type Servings = { count: number; max: number | null; text: string }

/** '4', '4-6', 'Serves 4', '12 cookies', 'makes 2 loaves'; null without a number. */
export function readServings(text: string): Servings | null {
  const [low, high] = numbersOf(text)
  return low && low.value > 0 ? { count: low.value, max: high?.value ?? null, text } : null
}

const range = `${numberPattern}(?: ?(?:-|–|to|or) ?${numberPattern})?`
/** Other words, as in '1 loaf', count something else. */
const countsEaters = new RegExp(
  `^(?:(?:serves|feeds|for|makes|yields?):? )?(?:about )?${range}(?: (?:servings?|portions?|people|persons?|adults))?\\.?$`,
  'i',
)

/** How many it is cooked for; null if what the recipe makes is enough for all eaters. */
export function servingsFor(written: string | null, eaters: number): number | null {
  const text = written?.trim() ?? ''
  const read = countsEaters.test(text) && readServings(text)
  return read && (read.max ?? read.count) < eaters ? eaters : null
}

/** 'Serves 6' for 'Serves 4' and a factor of 1.5. */
export const scaledServings = (text: string, factor: number): string =>
  scaledNumbers(text, numbersOf(text), factor)

/** The first number or range, with the word behind it as its unit. */
function numbersOf(text: string): WrittenNumber[] {
  const tokens = tokensOf(text)
  for (let at = 0; at < tokens.length; at += 1) {
    const range = readRange(tokens, at)
    if (!range) continue
    const { numbers } = measureOf(tokens, range, null)
    const last = numbers.at(-1)
    const word = tokens[range.next]
    if (last && word && isCounted(word))
      last.unit = { name: word.word, from: word.from, to: word.to }
    return numbers
  }
  return []
}

/** Whether the word takes a plural ending; 'people' does not. */
const isCounted = ({ word }: Token) =>
  /^[a-z]{3,}$/.test(word) && !/^(?:to|or|people|persons?)$/.test(word)
