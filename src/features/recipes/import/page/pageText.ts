import { oneLine } from '../html/text.ts'
import { type FoundRecipe, nothingFound } from './found.ts'
import { titleAmong } from './greeting.ts'
import { atParts, forPart, messageLines } from './messageText.ts'
import { takeNutrition } from './nutrition.ts'
import {
  amountShare,
  beginsWithAmount,
  isIngredientsName,
  type Part,
  partNamed,
} from './pageHeadings.ts'
import { withoutBox } from './plugins.ts'
import { stepsOfText } from './steps.ts'
import { noFacts, takeFacts, takeServings } from './textFacts.ts'

const mostLines = 2_000

/** What a page says beside its recipe: '1x 2x 3x', '★★★★★ 4.8 from 312 votes', 'Jump to Recipe'. */
const ofSite =
  /^(?:(?:\d(?:\.\d)?|½)\s?x(?:\s+|$)){2,}$|^[★☆⭐\s]+(?:[\d.]+\b.{0,40})?$|^[\d.]+ (?:from|\/ ?5) .{0,20}\b(?:votes?|reviews?|ratings?)$|^(?:jump to|print|pin|rate this) recipe$/iu

/** A recipe in plain text: by its headings, else by lines that begin with amounts. */
export function recipeInText(text: string): FoundRecipe | undefined {
  const { nutrition, others: lines } = takeNutrition(
    text
      .split('\n', mostLines)
      .map(oneLine)
      .filter((line) => line === '' || !ofSite.test(line)),
  )
  const facts = { ...noFacts }
  const kept: string[] = []
  let isAtTop = true
  for (const line of lines.flatMap(atParts)) {
    const rest = takeFacts(line, facts, isAtTop)
    const isBlank = rest === '' && (line !== '' || kept.at(-1) === '')
    if (isBlank) continue
    const said = messageLines(rest)
    kept.push(...said)
    if (said.some((each) => partNamed(each) || beginsWithAmount(each))) isAtTop = false
  }
  const { title, at } = titleAmong(kept)
  if (title === '' || title.length > 200) return undefined
  const bare = takeTime(takeServings(title, facts), facts)
  // Where nobody wrote a title, the first ingredient is one for now, and stays an ingredient.
  const isIngredient = beginsWithAmount(title) && kept.slice(0, at).some(isIngredientsName)
  const rest = isIngredient ? kept : kept.slice(at + 1)
  const parts = rest.some(partNamed) ? byHeadings(rest) : byAmounts(rest)
  const { makes, ...said } = facts
  const servings = said.servings || makes
  const recipe = {
    ...nothingFound,
    title: withoutMarks(bare),
    nutrition,
    ...said,
    ...parts,
    servings,
    description: paragraph([
      parts.description,
      servings === makes || makes === '' ? '' : `Makes ${makes}`,
    ]),
  }
  return recipe.ingredients.length + recipe.steps.length > 1 ? recipe : undefined
}

/** 'Mushroom risotto — 35 min' */
function takeTime(title: string, facts: { cookTime: string }): string {
  const [, name, time] = /^(.{3,}?)\s+[—–-]\s+(\d{1,3} ?min(?:ute)?s?)$/i.exec(title) ?? []
  if (!name || !time) return title
  facts.cookTime ||= time
  return name
}

/** '# Pancakes', '**Pancakes**' and 'Pancakes:' are 'Pancakes'. */
const withoutMarks = (title: string) => title.replace(/^[#*_\s]+|[*_:\s]+$/g, '')

/** Also without a heading: 'Tip: serve with cream.' */
const tip = /^(?:tips?|notes?|tipps?)\s?:\s/i

type Parts = Pick<FoundRecipe, 'description' | 'ingredients' | 'steps' | 'notes'>

function byHeadings(lines: string[]): Parts {
  const sections: Record<Part | 'before', string[]> = {
    before: [],
    ingredients: [],
    steps: [],
    other: [],
  }
  let part: Part | 'before' = 'before'
  for (const line of lines) {
    const named = partNamed(line)
    if (named) {
      part = named
      continue
    }
    if (tip.test(line)) part = 'other'
    sections[part].push(line)
  }
  const { before, ingredients, steps, other } = sections
  // If only one part has a heading, the other one is before or after it.
  if (ingredients.length === 0) {
    const { ingredients: found, description } = byAmounts(before)
    return { description, ingredients: found, steps: stepsIn(steps), notes: notesIn(other) }
  }
  const divided = steps.length === 0 ? byAmounts(ingredients) : undefined
  return {
    description: paragraph(before),
    ingredients: divided?.ingredients ?? ingredientsIn(ingredients),
    steps: divided?.steps ?? stepsIn(steps),
    notes: notesIn(other),
  }
}

/** 'Mash it all up', not 'Mash' or 'Grill seasoning': a verb of cooking with what it is done to. */
const doing =
  /^(?:add|bake|beat|blend|boil|bring|chill|chop|combine|cook|cover|drain|fold|fry|grill|heat|knead|mash|melt|mix|peel|pour|preheat|put|roast|saut[ée]|serve|simmer|slice|sprinkle|stir|toss|whisk)\s(?:(?:it|them|all|everything|the|until|for|in|into|on|together|well|up|with)\b|.*\band\b)/i

/** The run of lines with amounts: text before it is the description, text after it the steps. */
function byAmounts(lines: string[]): Parts {
  const amount = lines.findIndex(beginsWithAmount)
  const before = lines[amount - 1] ?? ''
  const first = before.endsWith(':') && forPart.test(before) ? amount - 1 : amount
  if (first < 0) return { description: '', ingredients: [], steps: stepsIn(lines), notes: [] }
  let end = first
  for (let n = first; n < lines.length; n += 1) {
    const line = lines[n] ?? ''
    // '1. Heat the oven' begins with a number, but is a step.
    const isStep = /^\d{1,2}[.)]\s/.test(line) || line.length > 120
    if (isStep) break
    if (beginsWithAmount(line)) end = n + 1
    else if (line === '' && amountShare(lines.slice(n + 1, n + 3)) === 0) break
  }
  // Lines without an amount right after them belong to the ingredients, unless they say what to do:
  // 'Salt', 'Basil to taste'.
  while (end < lines.length && lines[end] !== '' && (lines[end] ?? '').length < 60) {
    if (/[.!]$|^\d{1,2}[.)]\s/.test(lines[end] ?? '') || doing.test(lines[end] ?? '')) break
    end += 1
  }
  return {
    description: paragraph(lines.slice(0, first)),
    ingredients: ingredientsIn(lines.slice(first, end)),
    steps: stepsIn(lines.slice(end)),
    notes: [],
  }
}

const paragraph = (lines: string[]) => lines.filter((line) => line !== '').join('\n')

const bullet = /^[-–*•·]\s+/

const ingredientsIn = (lines: string[]) =>
  lines.map((line) => withoutBox(line.replace(bullet, ''))).filter((line) => line !== '')

const stepsIn = (lines: string[]) =>
  stepsOfText(lines.map((line) => withoutBox(line.replace(bullet, ''))).join('\n'))

const notesIn = (lines: string[]) => lines.filter((line) => line !== '')
