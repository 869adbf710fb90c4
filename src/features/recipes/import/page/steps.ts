import { linesOfMarkup, oneLine, textOfMarkup } from '../html/text.ts'
import { onlyNumber, partNamed } from './pageHeadings.ts'
import { isNode, listOf, plainWords, property, typesOf } from './pageValues.ts'

const mostDepth = 8

/** Steps as they are written, one a line; the heading of a group is a line of its own. */
export function stepLines(value: unknown): string[] {
  const list = listOf(value)
  const only = list.length === 1 ? list[0] : undefined
  if (typeof only === 'string') return writtenSteps(only)
  const lines = list.flatMap((each) => linesOfStep(each, list.length === 1))
  return uncounted(lines.map(withoutStyle).filter(isSaid))
}

const innerNames = ['itemListElement', 'item', 'steps', 'step', 'items', 'directions']
const textNames = [
  'text',
  'description',
  'instruction',
  'instructions',
  'direction',
  'displayText',
  'display_text',
  'content',
  'body',
  'html',
]

/** Rules of a style sheet that stand in a text: '.box { width: 100% }'. */
const styleRule = /[.#@][\w-][^{}<>]{0,100}\{(?:[^{}]{0,500}|[^{}]{0,200}\{[^{}]{0,500}\}\s*)\}/g

const withoutStyle = (step: string) =>
  step.includes('{') ? oneLine(step.replace(styleRule, ' ')) : step

/** Brackets and commas of a list that a program wrote down say nothing. */
const isSaid = (line: string) => /[\p{L}\p{N}]/u.test(line) && !onlyNumber.test(line)

function linesOfStep(value: unknown, isOnly: boolean, depth = 0): string[] {
  if (depth > mostDepth) return []
  if (typeof value === 'string') return [textOfMarkup(value)]
  if (!isNode(value)) return []
  const inner = listOf(property(value, ...innerNames))
  const text = property(value, ...textNames)
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
    return isOnly ? writtenSteps(each) : [textOfMarkup(each)]
  })
  return withName(name, lines)
}

/** A step's name is often the beginning of its text; otherwise it becomes a line before. */
function withName(name: string, lines: string[]): string[] {
  if (name === '' || onlyNumber.test(name)) return lines
  const beginning = name.replace(/[\s.…:!]+$/u, '')
  if (lines[0]?.startsWith(beginning)) return lines
  return [name, ...lines]
}

/** Steps in a single text: one a line, or numbered. */
function writtenSteps(text: string): string[] {
  const lines = linesOfMarkup(text)
  const steps = lines.length === 1 ? splitNumbered(lines[0] ?? '') : joinLoneNumbers(lines)
  return uncounted(steps.filter(isSaid))
}

/** Steps of plain text, where a leading '1.' is only the list's numbering. */
export const stepsOfText = (text: string): string[] =>
  writtenSteps(text)
    .map((step) => step.replace(leadingNumber, '').trim())
    .filter((step) => step !== '')

/** A line with nothing but '1.' belongs to the next line. */
const joinLoneNumbers = (lines: string[]) => lines.filter((line) => !onlyNumber.test(line))

/** Letters of a word before the first number, such as 'Method:'. */
const longestLead = 30

const numberMark = /(?:^|[\s.;!?)])(?:step\s*)?(\d{1,2})\s?[.):](?=\s|\p{L})/giu

/** Divides '1. Heat … 2. Stir …' where the numbers count up from one. */
function splitNumbered(line: string): string[] {
  const cuts: number[] = []
  for (const mark of line.matchAll(numberMark)) {
    if (Number(mark[1]) !== cuts.length + 1) continue
    const sign = mark[0]
    const before = /^[\s.;!?)]/.test(sign) ? 1 : 0
    cuts.push(mark.index + before)
  }
  const lead = oneLine(line.slice(0, cuts[0]))
  if (cuts.length < 2 || lead.length > longestLead) return [line]
  const steps = cuts.map((cut, n) => oneLine(line.slice(cut, cuts[n + 1])))
  return lead === '' || partNamed(lead) ? steps : [lead, ...steps]
}

/** '1. Heat', '2) Heat', 'Step 3: Heat'. Not '1.5 cups' nor '2-3 minutes'. */
const leadingNumber = /^(?:step\s*\d{1,3}\b\s*[.:)–-]*|\d{1,3}\s?[.)](?![\d])|\d{1,3}:(?!\d))\s*/i

/** If every step begins with its own position, these numbers are dropped. */
export function uncounted(steps: string[]): string[] {
  const isCounted =
    steps.length > 1 &&
    steps.every((step, n) => /^\d{1,3} ?\p{Lu}/u.test(step) && startsWith(step, n))
  return isCounted ? steps.map((step) => step.replace(/^\d+ ?/, '')) : steps
}

const startsWith = (step: string, n: number) => Number.parseInt(step, 10) === n + 1
