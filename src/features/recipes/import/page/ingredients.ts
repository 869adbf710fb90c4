import { isFood } from '#shared/foods/foodPlace.ts'
import { linesOfMarkup, oneLine } from '../html/text.ts'
import { amountWords, headingLine, ingredientLine } from './ingredientLine.ts'
import { beginsWithAmount } from './pageHeadings.ts'
import { isNode, listOf, plainWords, property, type SchemaNode, wordsOf } from './pageValues.ts'

const mostDepth = 6

export function ingredientLines(value: unknown): string[] {
  const lines = listOf(value).flatMap((each) =>
    isNode(each) ? linesOfNode(each) : plainText(each),
  )
  // A single text holds all ingredients, one a line.
  const divided =
    lines.length === 1
      ? dividedByCommas(linesOfMarkup(lines[0] ?? ''))
      : lines.flatMap((line) => ingredientsIn(linesOfMarkup(line)))
  return withoutEmptyGroups(divided.map(tidied).filter((line) => line !== ''))
}

/** An entry is one ingredient, even if it is wrapped, unless its lines begin with amounts each. */
export const ingredientsIn = (lines: string[]): string[] =>
  lines.length > 1 && lines.every(beginsWithAmount) ? lines : [oneLine(lines.join(' '))]

/** Decimals of what is measured in fractions: '0.25 cup' is what somebody reads as '¼ cup'. */
const decimal =
  /(?<![\d.,/])\d{0,3}\.\d{1,12}(?=\s*(?:cups?|tsps?|tbsps?|(?:tea|table)spoons?|pints?|quarts?|sticks?|lbs?|pounds?)\b)/gi

/** Some plugins put brackets around a note that has its own. */
const doubled = /\(\(\s*,?\s*([^()]{0,200})\)\)/g

const tidied = (line: string) =>
  line.replace(doubled, '($1)').replace(decimal, (number) => amountWords(number))

/** A heading with no line below it says nothing. */
const withoutEmptyGroups = (lines: string[]) =>
  lines.filter((line, n) => !line.endsWith(':') || lines[n + 1]?.endsWith(':') === false)

const plainText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Some sites give objects instead of lines, or groups of them. */
function linesOfNode(node: SchemaNode, depth = 0): string[] {
  const heading = plainWords(property(node, 'title', 'groupName', 'header'))
  const groupNames = ['ingredients', 'ingredientLines', 'items', 'lines', 'itemListElement']
  const inner = listOf(property(node, ...groupNames))
  if (inner.length === 0 && groupNames.some((name) => Array.isArray(node[name]))) return []
  if (inner.length > 0 && depth < mostDepth) {
    const name = heading || plainWords(property(node, 'name', 'label'))
    const lines = inner.flatMap((each) =>
      isNode(each) ? linesOfNode(each, depth + 1) : plainText(each),
    )
    return name === '' ? lines : [headingLine(name), ...lines]
  }
  const written = plainWords(
    property(node, 'display', 'displayText', 'display_text', 'originalText', 'original', 'raw'),
  )
  const line = written || lineOfParts(node)
  return heading === '' ? [line] : [headingLine(heading), line]
}

function lineOfParts(node: SchemaNode): string {
  const amount = property(node, 'amount', 'quantity', 'value')
  const text = plainWords(property(node, 'text', 'description', 'rawText', 'line'))
  if (text === '') return ingredientLine({ amount, ...partsOf(node) })
  // If the amount is a separate property, the text continues after it.
  const isWhole = beginsWithAmount(text) || text.includes(plainWords(amount))
  return isWhole ? text : ingredientLine({ amount, food: text })
}

const partsOf = (node: SchemaNode) => ({
  unit: wordsOf(property(node, 'unit', 'unitText')),
  food: wordsOf(property(node, 'food', 'name', 'ingredient')),
  note: plainWords(property(node, 'note', 'notes', 'preparation')),
})

/** Words that continue the ingredient before the comma ('sifted', 'cut in half'). */
const preparation =
  /^(?:\p{L}+(?:ed|ly)\b|cut\b|plus\b|or\b|and\b|to\b|for\b|at\b|about\b|such as\b|if\b|from\b|with\b|optional\b|room\b)/iu

/** Divides '2 eggs, 1 cup flour, sifted, salt' where an ingredient begins. */
function dividedByCommas(lines: string[]): string[] {
  const [line = ''] = lines
  const parts = line.split(/,\s+/)
  const amounts = parts.filter(beginsWithAmount).length
  if (lines.length !== 1 || parts.length < 3 || amounts < 2 || amounts * 2 < parts.length) {
    return lines
  }
  return joinedToFoods(parts)
}

/** 'crushed' stays with '3 cloves garlic'; 'smoked salmon' and 'red pepper' are foods themselves. */
const isPreparation = (part: string) =>
  preparation.test(part) && !(/^\p{L}+(?:ed|ly)\b/iu.test(part) && isFood(part))

/** The ingredients of a line that was divided at its commas. */
export function joinedToFoods(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = isPreparation(part) ? joined.pop() : undefined
    joined.push(last === undefined ? part : `${last}, ${part}`)
  }
  return joined
}
