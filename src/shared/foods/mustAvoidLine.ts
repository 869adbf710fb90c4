import { inPlural } from '../ingredients/wordForms.ts'
import { memoized } from '../memoized.ts'
import { nearestFood } from './foodSpelling.ts'
import { foodByName, kindsOf } from './foods.ts'
import { type FoundFood, foodsIn } from './foodsInText.ts'
import {
  allowed,
  contrastWords,
  denied,
  diets,
  eats,
  emphasis,
  excepting,
  forbidsNext,
  illness,
  isAim,
  isEncouraged,
  isGround,
  limitsAmount,
  qualified,
  refuses,
} from './mustAvoidWords.ts'
import { exceptFor } from './namesFood.ts'

const fillers =
  /\b(?:al+er[gj]\w*|int[oe]l+[ea]r\w*|anaph\w*|disease|severe(?:ly)?|serious(?:ly)?|strong(?:ly)?|mild(?:ly)?|highly|very|deadly|deathly|life[- ]threatening|must avoid|to|of|all|any(?:thing|more)?|with|kinds?|sorts?|foods?|products?|is|has|have|are|an?|the|no|due|because|she|he|they|her|him|doctor|says?|strictly|known|in it)\b/gi

/** The words that a line forbids, where it names no known food. */
const phrasesIn = (text: string): string[] =>
  text
    .replace(/[()[\]:!?"“”*]/g, ' ')
    .replace(fillers, ' ')
    .split(/[,;/&+]|\b(?:and|or|nor|plus)\b/i)
    .map((food) =>
      food
        .replace(/\s+/g, ' ')
        .replace(/^[\s-]+|[\s.-]+$/g, '')
        .toLowerCase(),
    )
    .filter((food) => food !== '' && food.length <= 60 && !isAim(foodByName(food)))

type Avoided = { foods: FoundFood[]; text: string }

const eaten = ({ food }: FoundFood) => food.isEaten

/** The parts of a line that forbid something: without 'oat milk is fine'. */
const partsOf = (text: string) => text.split(/[,()]/).filter((part) => !isAllowed(part))

const isAllowed = (part: string) => allowed.test(part) && !/\bno\b/i.test(part)

/** The known foods in a text, and the text itself for when there are none. */
const avoidedIn = (text: string): Avoided => ({
  text,
  foods: partsOf(text).flatMap(foodsIn).filter(eaten),
})

/** Words that are checked for misspellings at most. */
const mostWords = 40

/** Misspelled foods, for a line that names no known one. */
const misspelledIn = (text: string): FoundFood[] =>
  partsOf(text)
    .flatMap((part) => part.split(/[^\p{L}]+/u))
    .slice(0, mostWords)
    .flatMap((word) => nearestFood(word) ?? [])
    .filter(isNoAim)

const isNoAim = ({ food }: FoundFood) => !isAim(food)

function forbiddenIn(sentence: string): Avoided | undefined {
  if (denied.test(sentence)) return undefined
  const [said = ''] = sentence.split(contrastWords)
  const intro = forbidsNext.exec(said)
  if (intro) {
    const named = said.slice(intro.index + intro[0].length)
    if (limitsAmount.test(named)) return undefined
    // 'Shellfish: must avoid' names the food in front.
    const behind = avoidedIn(named)
    if (behind.foods.length > 0) return behind
    const all = avoidedIn(said)
    if (all.foods.length > 0 || isGround(said))
      return /\p{L}/u.test(named) ? { ...all, text: named } : all
    return undefined
  }
  if (limitsAmount.test(said)) return undefined
  if (isGround(said)) {
    if (isEncouraged(said)) return undefined
    const all = said.split(/,(?![^(]*\))/)
    // 'Peanut allergy, mushrooms' forbids peanuts; 'kiwi, pineapple: allergy' forbids both.
    const parts = all.slice(0, -1).some(isGround) ? all.filter(isGround) : all
    const near = boundIn(parts.join(', '))
    return near.foods.length > 0 ? near : boundIn(said)
  }
  if (qualified.test(said) || !refuses.test(said.trim())) return undefined
  const refused = withoutAims(avoidedIn(said))
  return refused.foods.length > 0 ? refused : undefined
}

/** An allergy to sugar forbids it; diabetes only asks for less of it. */
const boundIn = (text: string): Avoided =>
  illness.test(text) ? avoidedIn(text) : withoutAims(avoidedIn(text))

const withoutAims = ({ foods, text }: Avoided): Avoided => ({ text, foods: foods.filter(isNoAim) })

export type ReadLine = {
  isMust: boolean
  /** The foods to look for in dishes, in the line's words. */
  foods: readonly string[]
  /** Whether the lexicon knows the foods; otherwise dishes are searched for the line's words. */
  isKnown: boolean
}

const taste: ReadLine = { isMust: false, foods: [], isKnown: true }

/** What one says in the plural: 'nut allergy' forbids nuts, 'milk allergy' milk. */
const countable =
  /(?:(?<!coco|butter)nut|almond|pecan|cashew|pistachio|egg|berry|bean|pea|lentil|seed|mushroom|tomato|potato|onion|apple|banana|peach|lemon|orange|prawn|mussel|clam|oyster|scallop)$/

function wordFor({ food, written }: FoundFood) {
  if (/^c(?:o)?eliac/.test(written)) return food.names[0] ?? written
  return countable.test(written) ? inPlural(written) : written
}

/** Foods that a line allows: 'except almonds', 'but she does eat fish'. */
function exceptionsIn(line: string): FoundFood[] {
  const [, turned = ''] = line.split(contrastWords)
  const [, after = eats.test(turned) ? turned : ''] = line.split(excepting)
  return foodsIn(after)
}

/** 'tree nuts except almonds'; empty if the exceptions allow the whole food. */
function withExceptions(name: string, exceptions: readonly FoundFood[]): string[] {
  const food = foodByName(name)
  if (!food) return [name]
  if (exceptions.some((each) => kindsOf(food).has(each.food))) return []
  const part = exceptions.filter((each) => kindsOf(each.food).has(food))
  return [
    `${name}${part
      .map(({ written }) => `${exceptFor}${written}`)
      .slice(0, 1)
      .join('')}`,
  ]
}

const isDeniedOrLimit = (sentence: string) => denied.test(sentence) || limitsAmount.test(sentence)

const longestDiet = 80

const dietsIn = (line: string): string[] =>
  qualified.test(line) || denied.test(line) || line.length > longestDiet
    ? []
    : diets.flatMap(([word, foods]) => (word.test(line) ? foods : []))

export const readLine = memoized((line: string): ReadLine => {
  const [said = ''] = line.split(excepting)
  const sentences = said.split(/[.;!](?:\s|$)/)
  const read = sentences.flatMap((sentence) => forbiddenIn(sentence) ?? [])
  // 'Milk! Even a splash makes him sick': the food and the reason stand in different sentences.
  const foodAndReasonApart =
    read.every(({ foods }) => foods.length === 0) && !sentences.some(isDeniedOrLimit)
  const found =
    foodAndReasonApart && (read.length > 0 || emphasis.test(line)) ? [boundIn(said), ...read] : read
  const known = found.flatMap((each) => each.foods)
  const foods = known.length > 0 ? known : found.flatMap(({ text }) => misspelledIn(text))
  const isFirst = ({ food }: FoundFood, n: number) =>
    foods.findIndex((each) => each.food === food) === n
  const named = [...new Set([...foods.filter(isFirst).map(wordFor), ...dietsIn(line)])]
  const all = named.flatMap((name) => withExceptions(name, exceptionsIn(line)))
  if (all.length > 0) return { isMust: true, isKnown: true, foods: all }
  const phrases = new Set(found.flatMap(({ text }) => phrasesIn(text)))
  return found.length > 0 ? { isMust: true, isKnown: false, foods: [...phrases] } : taste
}, 5_000)
