import { unitPattern } from '#shared/ingredients/amountPatterns.ts'
import { readIngredient } from '#shared/ingredients/readIngredient.ts'
import { scaledLine } from '#shared/ingredients/scaling.ts'
import { singular } from '#shared/names.ts'

const number = '(?:\\d{1,4}(?:[.,/]\\d{1,3})?(?: ?[¼½¾⅓⅔⅛])?(?: ?[-–] ?\\d{1,4})?|[¼½¾⅓⅔⅛])'

/** An amount and the words behind it: '2 cups of the stock'. What is cut 'into 4' is no amount. */
const amounts = new RegExp(
  `(?<![\\w/.,°×-])(?<!\\b(?:into|to|at) )${number}(?:[ -]?(?:${unitPattern})\\b)?(?: of)?(?: the)?(?: [\\p{L}'-]+){1,3}`,
  'giu',
)

/** Said of every piece, whatever is cooked. */
const ofEach = /\b(?:each|per|apiece|at a time)\b/i

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => singular(word))

/** A step for other servings: amounts of what is on the ingredient list are multiplied. */
export function scaledStep(step: string, ingredients: readonly string[], factor: number): string {
  if (factor === 1) return step
  const foods = new Set(ingredients.flatMap((line) => wordsOf(readIngredient(line).food)))
  return step
    .split(/(?<=[.!?;])(?= )/)
    .map((sentence) =>
      ofEach.test(sentence)
        ? sentence
        : sentence.replace(amounts, (said) =>
            wordsOf(said).some((word) => foods.has(word)) ? scaledLine(said, factor) : said,
          ),
    )
    .join('')
}
