import { isFood } from '#shared/foods/foodPlace.ts'
import { readAmount } from '#shared/ingredients/itemAmount.ts'
import { numberWords } from '#shared/ingredients/numbers.ts'
import { unitNamed } from '#shared/ingredients/units.ts'
import { nameKey } from '#shared/names.ts'
import { capitalised } from '../../normalise/plainText.ts'
import { spokenWords, textOf, type Word, wordSet } from '../../normalise/words.ts'
import type { Run } from '../people/foodNames.ts'

/** Verbs of cooking, with which a step begins. */
const cookingVerbs = wordSet(`
  add all arrange assemble bake beat blend boil braise break bring broil brown brush chill chop coat
  combine cook cool cover crack crumble crush cube cut dice dip dissolve drain dress drizzle dump
  everything fill finish flip fold freeze fry garnish grate grease grill heat knead layer leave let
  make marinate mash melt microwave mix peel pile place poach pour preheat press put reduce
  refrigerate remove rest return rinse roast roll rub saute scatter scramble sear season serve shake
  shred sift simmer slice soak soften spread sprinkle squeeze steam stew stews stewed stir strain
  stuff take then throw toast top toss transfer turn warm whisk wrap you
`)

/** Those that also begin or end names of foods: 'brown sugar', 'on top'. */
const alsoFood = wordSet('brown top toast roll cream all everything rest dress')

/** Words of asking to keep a recipe, and of talk around it. */
export const askingWords = wordSet(`
  a add again all also am an and as assistant away before blog book called can collection cookbook could
  dear dictating do does down emailed everything file for forget found friend from fwd going gonna
  got hello her here heres hey hi his hiya house how i id im in ingredient ingredients into invented
  is it its jot just keep keeping let lets like log lose make makes making me method my name new note
  now of oh ok okay old on one our please pls plz put recipe recipes record remember rest rezept save
  saving share sharing so steps store subject take thank thanks that the their them there thing this
  title to u uh um under up us use used want wanted wants was way we what will with would write
  writing x xx yall years you
`)

export const bullet = /^(?:[-*•·–>]|\[ ?\])+\s*/
export const numbered = /^(?:step\s*\d{1,2}\s*[.:)]?|\d{1,2}\s*[.):](?!\d)|[①-⑳])\s*/i

/** Whether a text is only asking to keep the recipe: 'save this for me please'. */
export const isAsking = (text: string): boolean =>
  spokenWords(text).every(({ plain }) => askingWords.has(plain))

const vague = /^\s*(?:some|a bit of|juice of|pinch|handful|salt|pepper|zest of|dash|plenty of)\b/i
const noAmount = /^(?:min|minute|hour|degree|people|person|serving)$/

/** Whether a text begins as an ingredient does: with an amount. */
export function hasAmount(text: string): boolean {
  const [first, second] = spokenWords(text)
  if (vague.test(text)) return true
  if (!isNumber(first?.plain) || noAmount.test(second?.key ?? '')) return false
  const isArticle = /^an?$/.test(first?.plain ?? '')
  return !isArticle || isUnit(second) || isFood(text.split(' ').slice(0, 4).join(' '))
}

export const isVerb = ({ plain }: Word) => cookingVerbs.has(plain) && !alsoFood.has(plain)

/** Whether a text is a step: it begins with a verb of cooking, or has one and no amount in front. */
export function isStep(text: string): boolean {
  const words = spokenWords(text)
  if (cookingVerbs.has(words[0]?.plain ?? '')) return true
  if (hasAmount(text)) return false
  const isTimed = /\b\d+ ?(?:min|mins|minutes|hours?|degrees|°|f|c)\b/i.test(text)
  return isTimed || (words.length > 4 && words.some(isVerb))
}

/** Whether a text may stand as a line of ingredients: '2 cups flour', 'sour cream on top'. */
const isIngredient = (text: string): boolean =>
  hasAmount(text) || (spokenWords(text).length <= 5 && !isStep(text) && isFood(text))

/** Sentences; the point of '1.5' ends none. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?]["”']?)\s+(?=\S)|\.{2,}\s*|\s+[-–|]\s+|\s*(?=[①-⑳])|!{2,}\s*/)
    .map((each) => each.trim())
    .filter((each) => /[\p{L}\p{N}]/u.test(each))

const between =
  /\s*[,;]\s*(?:and\s+)?|\s+\/\s+|\s+and\s+(?=(?:an?|some|half|one|two|three|four|\d|¼|½|¾)\b)/i

/** The parts of a list. */
const partsOf = (text: string): string[] =>
  text
    .split((text.match(/;/g)?.length ?? 0) > 1 ? /\s*;\s*/ : between)
    .map((each) => each.replace(/^(?:and|then)\s+(?=\S)|[.!]+$/gi, '').trim())
    .filter((each) => each !== '')
    .flatMap(unpunctuated)

/** What an enumeration without commas lists: '1 melon 2 kiwis 1 cup grapes'. */
function unpunctuated(text: string): string[] {
  const words = spokenWords(text)
  const starts = words.flatMap(({ plain }, n) => {
    const before = words[n - 1]
    return isNumber(plain) && !isNumber(before?.plain) && !isUnit(before) ? [n] : []
  })
  if (starts.length < 2 || starts[0] !== 0) return [text]
  return starts.map((start, n) => textOf(words.slice(start, starts[n + 1])))
}

/** 'You need 100 g of rice', 'it's two tablespoons of flour': the words in front of a list. */
const needing = "you(?:'ll)? need|it'?s|takes?|ingredients?|with|going in"
const amounts = '\\d|an?\\b|one|two|three|four|half|some|¼|½|¾'
const beforeList = new RegExp(`^(?:.{0,60}?\\b(?:${needing})\\b:?)\\s+(?=${amounts})`, 'i')

/** Takes a sentence apart: what it lists, and from the first verb on what is done. */
export function sortSentence(
  sentence: string,
  { ingredients, steps }: { ingredients: string[]; steps: string[] },
): void {
  const list = sentence.replace(beforeList, '')
  const parts = partsOf(list)
  const stepAt = parts.findIndex((part) => isStep(part) && !hasAmount(part))
  const listed = stepAt < 0 ? parts : parts.slice(0, stepAt)
  const isList = listed.length > 0 && listed.filter(isIngredient).length >= listed.length * 0.6
  const isBegun = steps.length > 0 || ingredients.length > 1
  const isSentence = parts.length > 1 || sentence.endsWith('.')
  const isLine = hasAmount(list) && !parts.slice(1).some(hasAmount) && stepAt < 0
  if (isLine) ingredients.push(list.replace(/[.,]$/, ''))
  else if (isList && !(isBegun && isSentence && !listed.some(hasAmount))) {
    ingredients.push(...listed.map((line) => line.replace(/\s+(?:goes|go|into the)\b.*$/i, '')))
    if (stepAt >= 0) steps.push(capitalised(parts.slice(stepAt).join(', ')))
  } else steps.push(capitalised(sentence))
}

/** A line of a list; several where each of its parts has an amount. */
export function listed(line: string): string[] {
  const parts = partsOf(line)
  const isList = parts.filter(isIngredient).length >= parts.length * 0.8
  return isList && parts.slice(1).some(hasAmount) ? parts : [line]
}

const numbers = wordSet('a an half quarter another couple few')

export const isNumber = (word = ''): boolean =>
  /^[\d½¼¾⅓⅔]/.test(word) || numbers.has(word) || numberWords.has(word)

export const isUnit = (word?: Word): boolean => unitNamed(word?.key ?? '') !== undefined

/** A food with the amount that stands before it. */
export function withAmount(run: Run, words: readonly Word[]) {
  const name = textOf(run.words)
  const first = run.start
  for (let start = Math.max(0, first - 4); start < first; start += 1) {
    const part = words.slice(start, first + run.words.length)
    const isApart = part.slice(1).some(({ afterSign }) => afterSign)
    const read = isNumber(part[0]?.plain) && !isApart ? readAmount(textOf(part)) : undefined
    if (read?.quantity && nameKey(read.name) === nameKey(name))
      return { name, quantity: read.quantity }
  }
  return { name, quantity: null }
}
