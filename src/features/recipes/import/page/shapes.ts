import { find, findOutermost, isInside } from '../html/search.ts'
import { linesIn, textIn } from '../html/text.ts'
import type { HtmlElement } from '../html/tree.ts'
import { type Block, blocksOf, isAround } from './blocks.ts'
import { type FoundRecipe, nothingFound } from './found.ts'
import { amountShare, type Part, partNamed } from './headings.ts'
import { listLines } from './markup.ts'
import { withoutBox } from './plugins.ts'
import { stepsOfText } from './steps.ts'

/** A recipe on a page that says nothing about itself: by names of classes, headings and lists. */
export function recipeFromShape(page: HtmlElement): FoundRecipe {
  const body = find(page, ({ tag }) => tag === 'body') ?? page
  const blocks = blocksOf(body)
  const ingredients =
    firstWith(2, [
      () => namedLines(body, ingredientNames, (lines) => amountShare(lines) >= 0.4),
      () => underHeading(blocks, 'ingredients'),
      () => blocks.map(listOf).find((lines) => lines.length > 2 && amountShare(lines) >= 0.6),
    ]) ?? []
  const steps =
    firstWith(1, [
      () => underHeading(blocks, 'steps'),
      () => namedLines(body, stepNames, (lines) => averageLength(lines) >= 25),
      () => afterIngredients(blocks, ingredients),
    ]) ?? []
  return {
    ...nothingFound,
    ingredients: ingredients.map(withoutBox),
    steps:
      steps.length === 1 ? stepsOfText(steps[0] ?? '') : steps.flatMap((step) => cleaned(step)),
  }
}

const cleaned = (step: string) => stepsOfText(withoutBox(step)).join(' ') || []

const ingredientNames = /ingredient|zutat|ingredienz|ingrediente|skladnik/i
const stepNames =
  /instruction|direction|preparation|procedure|zubereitung|preparacion|preparazione|bereiding|recipe-?steps|method(?!ology)/i

type Look = () => string[] | undefined

/** What the first of several ways finds, if it is enough. */
function firstWith(least: number, ways: Look[]): string[] | undefined {
  for (const look of ways) {
    const lines = look()
    if (lines && lines.length >= least) return lines
  }
  return undefined
}

const listOf = (block: Block) => (block.kind === 'list' ? block.lines : [])

const averageLength = (lines: string[]) =>
  lines.reduce((sum, line) => sum + line.length, 0) / Math.max(lines.length, 1)

/** The lines of what is called so by its class or id: one element with a list, or one for each. */
function namedLines(
  body: HtmlElement,
  names: RegExp,
  isRight: (lines: string[]) => boolean,
): string[] | undefined {
  const isNamed = ({ attributes }: HtmlElement) =>
    names.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`.slice(0, 300))
  const elements = findOutermost(body, isNamed).filter((element) => !isInside(element, isAround))
  const lists = elements.map(listLines)
  const longest = lists.reduce((best, lines) => (lines.length > best.length ? lines : best), [])
  if (longest.length > 1 && isRight(longest)) return longest
  const single = elements.map((element) => textIn(element)).filter((line) => line !== '')
  if (single.length > 2 && isRight(single)) return single
  const paragraphs = elements.map((element) => linesIn(element).filter((line) => !partNamed(line)))
  return paragraphs.find((lines) => lines.length > 1 && isRight(lines))
}

/** From a heading with the part's name up to the next one that is not below it. */
function underHeading(blocks: Block[], part: Part): string[] | undefined {
  let best: string[] | undefined
  for (const [n, block] of blocks.entries()) {
    if (block.kind !== 'heading' || partNamed(block.text) !== part) continue
    const lines = linesOfPart(partAfter(blocks, n + 1, block.rank), part)
    // A page may name its parts twice: at the top, where it only says what it needs, and in full.
    const isBetter =
      part === 'ingredients' ? amountShare(lines) > amountShare(best ?? []) : !best?.length
    if (lines.length > 0 && (best === undefined || isBetter)) best = lines
  }
  return best
}

function partAfter(blocks: Block[], from: number, rank: number): Block[] {
  const part: Block[] = []
  for (const block of blocks.slice(from)) {
    if (block.kind === 'heading' && (partNamed(block.text) || block.rank <= rank)) break
    part.push(block)
  }
  return part
}

function linesOfPart(blocks: Block[], part: Part): string[] {
  const lists = blocks.filter((block) => block.kind === 'list')
  const ordered = lists.filter((block) => block.isOrdered && block.lines.length > 1)
  const chosen = part === 'steps' && ordered.length > 0 ? ordered : lists
  const lines = chosen.flatMap((block) => block.lines)
  if (lines.length > 1) return lines
  return blocks.flatMap((block) => (block.kind === 'text' ? block.lines : listOf(block)))
}

/** Without any heading: what follows the list of ingredients. */
function afterIngredients(blocks: Block[], ingredients: string[]): string[] | undefined {
  const at = blocks.findIndex(
    (block) => block.kind === 'list' && block.lines.some((line) => line === ingredients.at(-1)),
  )
  if (at < 0) return undefined
  const after = blocks.slice(at + 1)
  const list = after.find((block) => block.kind === 'list' && block.isOrdered)
  return list ? listOf(list) : undefined
}
