import { readIngredient } from '#shared/ingredients/readIngredient.ts'
import type { HtmlElement } from '../html/tree.ts'
import { headingLine } from './ingredientLine.ts'
import { type Block, blocksOf } from './pageBlocks.ts'
import { beginsWithAmount, partNamed } from './pageHeadings.ts'
import { listLines } from './pageLists.ts'

/** A line or heading among a page's ingredients, in document order. */
export type Entry = { kind: 'line' | 'heading'; text: string; tag?: string }

/**
 * Lines with the headings of their groups. A heading before the first group counts only if similar
 * ones stand between the groups: otherwise it may be about anything.
 */
export function groupedLines(entries: Entry[]): string[] {
  const first = entries.findIndex(({ kind }) => kind === 'line')
  const leads = (entry: Entry, n: number) =>
    entry.kind === 'heading' && entries[n + 1]?.kind === 'line' && isName(entry.text)
  const tags = new Set(
    entries.filter((entry, n) => n > first && leads(entry, n)).map(({ tag }) => tag),
  )
  return entries.flatMap((entry, n) => {
    if (entry.kind === 'line') return entry.text === '' ? [] : [entry.text]
    return leads(entry, n) && tags.has(entry.tag) ? [headingLine(entry.text)] : []
  })
}

const longestName = 80

const isName = (text: string) =>
  text !== '' && text.length <= longestName && !/[.!?]$/.test(text) && partNamed(text) === undefined

/** The ingredients in a part of a page: its lists with their headings, else its lines. */
export function ingredientsInBlocks(all: Block[]): string[] {
  const end = all.findIndex((block, n) => n > 0 && block.kind === 'heading' && isOther(block.text))
  const blocks = end < 0 ? all : all.slice(0, end)
  const listed = blocks.flatMap((block) => (block.kind === 'list' ? block.lines : []))
  const areListed = listed.length > 1
  const lines = blocks.flatMap((block, n): string[] => {
    const follows = blocks[n + 1]
    const leads = follows !== undefined && follows.kind !== 'heading'
    if (block.kind === 'list') return block.lines
    if (block.kind === 'heading')
      return leads && isName(block.text) ? [headingLine(block.text)] : []
    if (!areListed) return block.lines
    const [line = '', another] = block.lines
    const isMeant = block.isStrong || line.endsWith(':') || /^for (?:the|an?) /i.test(line)
    const isHeading = isMeant && another === undefined && follows?.kind === 'list' && isName(line)
    return isHeading && !beginsWithAmount(line) ? [headingLine(line)] : []
  })
  return (areListed ? lines : withAmountsJoined(lines)).filter((line) => !forHowMany.test(line))
}

const isOther = (heading: string) => partNamed(heading) === 'other'

/** 'Serves 6' between the ingredients is none of them. */
const forHowMany =
  /^\(?(?:serves|makes|yields?|for|pour|für|para|per)?\s*\d{1,3}(?:\s*[-–]\s*\d{1,3})?\s*(?:servings?|people|persons?|personnes|personen|portionen|personas|persone|porzioni)?\)?\.?$/i

/** Joins rows whose amount and food are separate blocks: '200 g' and 'oats'. */
function withAmountsJoined(lines: string[]): string[] {
  const rows = lines.filter((line) => !line.endsWith(':'))
  const isPaired = rows.length > 3 && rows.every((line, n) => isOnlyAmount(line) === (n % 2 === 0))
  if (!isPaired) return lines
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1) ?? ''
    const follows = !line.endsWith(':') && isOnlyAmount(before)
    if (follows) joined[joined.length - 1] = `${before} ${line}`
    else joined.push(line)
  }
  return joined
}

const isOnlyAmount = (line: string) => {
  const { amount, food } = readIngredient(line)
  return amount !== null && food === ''
}

export const groupsIn = (element: HtmlElement): string[] =>
  listLines(element).length > 0 ? ingredientsInBlocks(blocksOf(element)) : []
