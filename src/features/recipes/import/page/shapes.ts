import { find, findOutermost, isInside } from '../html/findElements.ts'
import { linesIn, textIn } from '../html/text.ts'
import type { HtmlElement } from '../html/tree.ts'
import { isPageChrome } from './around.ts'
import { type FoundRecipe, nothingFound } from './found.ts'
import { groupsIn, ingredientsInBlocks } from './lineGroups.ts'
import { type Block, blocksOf } from './pageBlocks.ts'
import { amountShare, onlyNumber, type Part, partNamed } from './pageHeadings.ts'
import { listLines } from './pageLists.ts'
import { withoutBox } from './plugins.ts'
import { stepsOfText, uncounted } from './steps.ts'

/** A recipe on a page without any data: by class names, headings and lists. */
export function recipeFromShape(page: HtmlElement): FoundRecipe {
  const body = bodyOf(page)
  const blocks = blocksOf(body)
  const ingredients = ingredientsIn(body, blocks)
  const steps =
    firstWith(1, [
      () => stepsUnderHeadings(blocks),
      () => namedLines(body, stepNames, (lines) => averageLength(lines) >= 25),
      () => afterIngredients(blocks, ingredients),
    ]) ?? []
  return {
    ...nothingFound,
    ingredients: ingredients.map(withoutBox),
    steps:
      steps.length === 1
        ? stepsOfText(steps[0] ?? '')
        : uncounted(steps.flatMap((step) => cleaned(step))),
  }
}

/** The ingredients that a page shows, whatever its data says. */
export function ingredientsShown(page: HtmlElement): string[] {
  const body = bodyOf(page)
  return ingredientsIn(body, blocksOf(body)).map(withoutBox)
}

const bodyOf = (page: HtmlElement) => find(page, ({ tag }) => tag === 'body') ?? page

const ingredientsIn = (body: HtmlElement, blocks: Block[]): string[] =>
  firstWith(2, [
    () => namedLines(body, ingredientNames, (lines) => amountShare(lines) >= 0.4),
    () => ingredientsUnderHeadings(blocks),
    () => blocks.map(listOf).find(isMostlyAmounts),
    () => blocks.map(textOf).find(isMostlyAmounts),
  ]) ?? []

const cleaned = (step: string) => stepsOfText(withoutBox(step)).join(' ') || []

const ingredientNames = /ingredient|zutat|ingredienz|ingrediente|skladnik/i
const stepNames =
  /instruction|direction|preparation|procedure|zubereitung|preparacion|preparazione|bereiding|recipe-?steps|method(?!ology)/i

type Look = () => string[] | undefined

function firstWith(least: number, ways: Look[]): string[] | undefined {
  for (const look of ways) {
    const lines = look()
    if (lines && lines.length >= least) return lines
  }
  return undefined
}

const listOf = (block: Block) => (block.kind === 'list' ? block.lines : [])

const textOf = (block: Block) => (block.kind === 'text' ? block.lines : [])

const isMostlyAmounts = (lines: string[]) => lines.length > 2 && amountShare(lines) >= 0.6

const averageLength = (lines: string[]) =>
  lines.reduce((sum, line) => sum + line.length, 0) / Math.max(lines.length, 1)

/** The lines of elements with such a class or id: one element with a list, or one for each line. */
function namedLines(
  body: HtmlElement,
  names: RegExp,
  isRight: (lines: string[]) => boolean,
): string[] | undefined {
  const isNamed = ({ attributes }: HtmlElement) =>
    names.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`.slice(0, 300))
  const elements = findOutermost(body, isNamed).filter(
    (element) => !isInside(element, isPageChrome),
  )
  const linesOf = names === ingredientNames ? groupsIn : listLines
  const lists = together(elements.map(linesOf).filter(isRight))
  if (lists.length > 1) return lists
  const single = elements.map((element) => textIn(element)).filter((line) => line !== '')
  if (single.length > 2 && isRight(single)) return single
  const paragraphs = elements.map((element) => linesIn(element).filter((line) => !partNamed(line)))
  return paragraphs.find((lines) => lines.length > 1 && isRight(lines))
}

/** Joins lists; a page with a layout for phones and one for desktops has the same list twice. */
function together(lists: string[][]): string[] {
  const all: string[] = []
  for (const lines of lists) {
    const known = new Set(all)
    if (lines.filter((line) => known.has(line)).length * 2 <= lines.length) all.push(...lines)
  }
  return all
}

/** The lines under each heading that names this part, in document order. */
const partsNamed = (blocks: Block[], part: Part) =>
  [...blocks.entries()].flatMap(([n, block]) => {
    if (block.kind !== 'heading' || partNamed(block.text) !== part) return []
    const lines = linesOfPart(partAfter(blocks, n + 1, block.rank), part)
    return lines.length > 0 ? [{ at: n, lines }] : []
  })

/** A page may talk about ingredients under such a heading first, and list them later. */
function ingredientsUnderHeadings(blocks: Block[]): string[] | undefined {
  const parts = partsNamed(blocks, 'ingredients').map(({ lines }) => lines)
  const full = together(parts.filter((lines) => amountShare(lines) >= 0.5))
  return full.length > 0 ? full : parts.toSorted((a, b) => amountShare(b) - amountShare(a))[0]
}

/** The steps after the ingredients; a page's story may tell some of them before. */
function stepsUnderHeadings(blocks: Block[]): string[] | undefined {
  const ingredients = partsNamed(blocks, 'ingredients').findLast(
    ({ lines }) => amountShare(lines) >= 0.5,
  )
  const parts = partsNamed(blocks, 'steps')
  return (parts.find(({ at }) => at > (ingredients?.at ?? 0)) ?? parts.at(-1))?.lines
}

function partAfter(blocks: Block[], from: number, rank: number): Block[] {
  const part: Block[] = []
  for (const [n, block] of blocks.slice(from).entries()) {
    if (block.kind === 'heading' && endsPart(block.text, block.rank <= rank)) {
      const follows = blocks[from + n + 1]
      const isGroup = follows?.kind === 'list' && amountShare(follows.lines) >= 0.5
      if (partNamed(block.text) || !isGroup) break
    }
    part.push(block)
  }
  return part
}

/** 'Step 2' continues the part, even as a large heading. */
const endsPart = (heading: string, isAsLarge: boolean) =>
  partNamed(heading) !== undefined || (isAsLarge && !onlyNumber.test(heading))

function linesOfPart(blocks: Block[], part: Part): string[] {
  if (part === 'ingredients') return ingredientsInBlocks(beforeSteps(blocks))
  const lists = blocks.filter((block) => block.kind === 'list')
  const ordered = lists.filter((block) => block.isOrdered)
  const chosen = ordered.length > 0 ? ordered : lists
  const lines = chosen.flatMap((block) => block.lines)
  if (lines.length > 1) return lines
  return blocks.flatMap((block) => (block.kind === 'text' ? block.lines : listOf(block)))
}

/** Without a heading between them, an ordered list of sentences is where the ingredients end. */
function beforeSteps(blocks: Block[]): Block[] {
  const first = blocks.findIndex((block) => block.kind === 'list' && !block.isOrdered)
  const end = blocks.findIndex(
    (block, n) =>
      n > first &&
      block.kind === 'list' &&
      block.isOrdered &&
      amountShare(block.lines) === 0 &&
      averageLength(block.lines) >= 25,
  )
  return first >= 0 && end > 0 ? blocks.slice(0, end) : blocks
}

/** Steps without any heading: the lines after the ingredients. */
function afterIngredients(blocks: Block[], ingredients: string[]): string[] | undefined {
  const at = blocks.findIndex(
    (block) => block.kind !== 'heading' && block.lines.some((line) => line === ingredients.at(-1)),
  )
  if (at < 0) return undefined
  const after = blocks.slice(at + 1)
  const list = after.find((block) => block.kind === 'list' && block.isOrdered)
  if (list) return listOf(list)
  const end = after.findIndex(({ kind }) => kind !== 'text')
  const lines = after.slice(0, end < 0 ? undefined : end).flatMap(textOf)
  return averageLength(lines) >= 25 ? lines : undefined
}
