import { readAmount } from '#shared/ingredients/itemAmount.ts'
import { readIngredient } from '#shared/ingredients/readIngredient.ts'
import { nameKey } from '#shared/names.ts'
import { spokenWords, type Word } from '../../normalise/words.ts'
import { type Builder, given, propose, say } from '../../reading.ts'
import { runsIn } from '../people/foodNames.ts'
import { servingsIn, servingsTold, timesIn, wholeTime, withoutServings } from './recipeFields.ts'
import {
  bullet,
  isAsking,
  isNumber,
  isUnit,
  isVerb,
  listed,
  numbered,
  sentencesOf,
  sortSentence,
  withAmount,
} from './recipePieces.ts'
import { asTitle, headings, titleIn } from './recipeTitle.ts'

type Found = { ingredients: string[]; steps: string[]; notes: string[] }
type Part = keyof Found

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^[>\s]+/, '').trim())
    .filter((line) => line !== '' && !/^(?:fwd|fw|subject|from|to|sent):/i.test(line))

/** Talk, the title and what has a field of its own belong to no part. */
function isAside(text: string, title: string): boolean {
  const isShort = text.split(/\s+/).length <= 6
  const isFact = servingsIn(text) || wholeTime(text) || /^(?:prep|cook)\b.*\d ?(?:m|h)/i.test(text)
  const isTitle = text.length < title.length + 30 && asTitle(text) === title && !/\d.*,/.test(text)
  return isTitle || (isShort && Boolean(isFact)) || isAsking(text.replace(title, ''))
}

/** The text behind the title, where it begins with it. */
function withoutTitle(line: string, title: string): string {
  const at = line.toLowerCase().indexOf(title.toLowerCase())
  if (at < 0 || at > 80) return line
  return line
    .slice(at + title.length)
    .replace(/^(?:[^:,.\d\n]{0,40}(?:,\s*)?:\s|[\s"”:,.!–-]+)(?=\S)/, '')
}

function sorted(text: string, title: string): Found {
  const found: Found = { ingredients: [], steps: [], notes: [] }
  const parts: readonly Part[] = ['ingredients', 'steps', 'notes']
  let part: Part | undefined
  const take = (given: string, isListed: boolean) => {
    const piece = given.replace(numbered, '').replace(/^[\s,;]+/, '')
    if (isAside(piece, title)) return
    if (numbered.test(given)) found.steps.push(piece)
    else if (isListed) found.ingredients.push(...listed(piece))
    else if (part) found[part].push(piece)
    else sortSentence(piece, found)
  }
  for (const line of linesOf(text)) {
    const named = parts.find((each) => headings[each].test(line) && !numbered.test(line))
    part = named ?? part
    const rest = (named ? (headings[named].exec(line)?.[1] ?? '') : line).replace(bullet, '')
    const isListed = part === 'ingredients' || (!part && bullet.test(line))
    const isWhole = isListed || numbered.test(rest) || isAside(rest, title)
    for (const piece of isWhole ? [rest] : sentencesOf(withoutTitle(rest, title)))
      take(piece, isListed)
  }
  return found
}

/** Amounts that only the steps tell: 'boil 2 lb potatoes', 'add 1 cup raisins'. */
function toldInSteps({ ingredients, steps }: Found): string[] {
  const known = ingredients.map((line) => nameKey(readIngredient(line).food))
  const isOther = (word: Word) => isNumber(word.plain) || isUnit(word) || isVerb(word)
  return steps.flatMap((step) => {
    const words = spokenWords(step)
    const foods = runsIn(words, isOther).filter((run) => run.known > 0 && run.words.length <= 4)
    return foods.flatMap((run) => {
      const { name, quantity } = withAmount(run, words)
      const key = nameKey(name)
      const isNew = !known.some((each) => each.includes(key) || key.includes(each))
      if (!isNew || (!quantity && ingredients.length > 0)) return []
      known.push(key)
      return [quantity ? `${quantity} ${name}` : name]
    })
  })
}

/** 'two cups of flour' is written '2 cups flour'. */
function inDigits(line: string): string {
  const { quantity, name } = /^[a-z]/i.test(line) ? readAmount(line) : { quantity: null, name: '' }
  return quantity ? `${quantity} ${name}` : line
}

/** Recipes are pasted whole, with all that stands around them. */
const longest = 20_000

/** Adds a recipe that was pasted or told. */
export const addRecipe: Builder = (whole) => {
  const said = whole.slice(0, longest)
  const title = titleIn(said, linesOf(said).flatMap(sentencesOf))
  if (!title) return say('What is the recipe called?')
  const { servings, rest } = servingsTold(said, title)
  const found = sorted(withoutServings(rest), title)
  const ingredients = [...found.ingredients, ...toldInSteps(found)].map(inDigits)
  if (ingredients.length < 2)
    return say(`What goes into ${title}? Tell me the ingredients and the steps.`)
  const times = said.match(/\b(?:prep|cook)[a-z]*(?: time)?:?\s+\d{1,3} ?[mh]\w*/gi) ?? []
  return propose('ADD_RECIPE_TEXT', [
    given({
      title,
      ingredients: ingredients.join('\n'),
      instructions: found.steps.join('\n') || 'No steps yet.',
      servings,
      cookTime: linesOf(withoutServings(said)).flatMap((line) => wholeTime(line) ?? [])[0],
      ...timesIn(times.join('\n')),
      notes: found.notes.join('\n'),
    }),
  ])
}
