import { linesOfMarkup, oneLine, textOfMarkup } from '../html/text.ts'
import { ingredientLine } from './ingredientLine.ts'
import {
  isNode,
  listOf,
  plainWords,
  property,
  type SchemaNode,
  typesOf,
  wordsOf,
} from './values.ts'

const mostDepth = 8

/** The ingredients of a recipe: each line as it is written. */
export function ingredientLines(value: unknown): string[] {
  const list = listOf(value)
  const lines = list.flatMap((each) =>
    isNode(each) ? nodeLine(each).split('\n') : plainText(each),
  )
  // A single text holds them all, one a line.
  if (lines.length === 1) return linesOfMarkup(lines[0] ?? '')
  return lines.map(textOfMarkup).filter((line) => line !== '')
}

const plainText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Some sites and programs give things instead of lines. */
function nodeLine(node: SchemaNode): string {
  const written = plainWords(property(node, 'display', 'originalText', 'text', 'description'))
  const line = written || ingredientLine(partsOf(node))
  const heading = plainWords(property(node, 'title'))
  return heading === '' ? line : `${heading}\n${line}`
}

const partsOf = (node: SchemaNode) => ({
  amount: property(node, 'amount', 'quantity', 'value'),
  unit: wordsOf(property(node, 'unit', 'unitText')),
  food: wordsOf(property(node, 'food', 'name', 'ingredient')),
  note: plainWords(property(node, 'note')),
})

/** The steps of a recipe, one a line; what a group of steps is called is a line of its own. */
export function stepLines(value: unknown): string[] {
  const list = listOf(value)
  const only = list.length === 1 ? list[0] : undefined
  if (typeof only === 'string') return stepsOfText(only)
  return list.flatMap((each) => linesOfStep(each, list.length === 1)).filter(isSaid)
}

const isSaid = (line: string) => line !== '' && !onlyNumber.test(line)

function linesOfStep(value: unknown, isOnly: boolean, depth = 0): string[] {
  if (depth > mostDepth) return []
  if (typeof value === 'string') return [withoutNumber(textOfMarkup(value))]
  if (!isNode(value)) return []
  const inner = listOf(property(value, 'itemListElement', 'item', 'steps', 'step'))
  const text = property(value, 'text', 'description', 'instruction')
  const name = plainWords(listOf(property(value, 'name', 'headline', 'title'))[0])
  const isGroup = typesOf(value).some((type) => /section|list$/.test(type))
  if (inner.length > 0) {
    const lines = inner.flatMap((each) =>
      linesOfStep(each, isOnly && inner.length === 1, depth + 1),
    )
    const said = typeof text === 'string' && !isGroup ? [textOfMarkup(text)] : []
    if (isGroup) return name === '' || lines[0] === name ? lines : [name, ...lines]
    return withName(name, said.length > 0 && !lines.includes(said[0] ?? '') ? said : lines)
  }
  const lines = listOf(text).flatMap((each) => {
    if (isNode(each)) return linesOfStep(each, isOnly, depth + 1)
    if (typeof each !== 'string') return []
    return isOnly ? stepsOfText(each) : [withoutNumber(textOfMarkup(each))]
  })
  return withName(name, lines)
}

/** 'Step 1', '2.', which a list shows by itself. */
const onlyNumber = /^(?:step|schritt|étape|paso|passo|stap|krok|шаг)?\s*#?\d{1,3}\s*[.:)]?$/iu

/** A step's name is often its text, or the beginning of it; otherwise it is said before. */
function withName(name: string, lines: string[]): string[] {
  if (name === '' || onlyNumber.test(name)) return lines
  const beginning = withoutNumber(name).replace(/[\s.…:!]+$/u, '')
  if (lines[0]?.startsWith(beginning)) return lines
  return [withoutNumber(name), ...lines]
}

/** Steps that are one text: a line each, or numbered. */
export function stepsOfText(text: string): string[] {
  const lines = linesOfMarkup(text)
  const steps = lines.length === 1 ? splitNumbered(lines[0] ?? '') : joinLoneNumbers(lines)
  return steps.map(withoutNumber).filter((step) => step !== '')
}

/** '1.' on a line of its own belongs to the next one. */
const joinLoneNumbers = (lines: string[]) => lines.filter((line) => !onlyNumber.test(line))

const numberMark = /(?:^|[\s.;!?)])(?:step\s*)?(\d{1,2})\s?[.):](?=\s|\p{L})/giu

/** '1. Heat … 2. Stir …' in one line: divided where the numbers count up from one. */
function splitNumbered(line: string): string[] {
  const cuts: number[] = []
  for (const mark of line.matchAll(numberMark)) {
    if (Number(mark[1]) !== cuts.length + 1) continue
    const sign = mark[0]
    const before = /^[\s.;!?)]/.test(sign) ? 1 : 0
    cuts.push(mark.index + before)
  }
  if (cuts.length < 2 || (cuts[0] ?? 0) > 0) return [line]
  return cuts.map((cut, n) => oneLine(line.slice(cut, cuts[n + 1])))
}

/** '1. Heat', '2) Heat', 'Step 3: Heat'. Not '1.5 cups' nor '2-3 minutes'. */
const leadingNumber = /^(?:step\s*\d{1,3}\b\s*[.:)–-]*|\d{1,3}\s?[.)](?![\d])|\d{1,3}:(?!\d))\s*/i

const withoutNumber = (line: string): string => line.replace(leadingNumber, '').trim()
