import { memoized } from '../memoized.ts'
import { nearestFood } from './foodSpelling.ts'
import { foodNamed, kindsOf } from './foods.ts'
import { type FoundFood, foodsIn } from './foodsInText.ts'
import {
  allowed,
  before,
  denied,
  diets,
  eats,
  excepting,
  illness,
  isAim,
  isEncouraged,
  isGround,
  ofDegree,
  qualified,
  refuses,
  shouts,
  turns,
} from './mustAvoidWords.ts'
import { exceptFor } from './namesFood.ts'

const fillers =
  /\b(?:al+er[gj]\w*|int[oe]l+[ea]r\w*|anaph\w*|disease|severe(?:ly)?|serious(?:ly)?|strong(?:ly)?|mild(?:ly)?|highly|very|deadly|deathly|life[- ]threatening|must avoid|to|of|all|any(?:thing|more)?|with|kinds?|sorts?|foods?|products?|is|has|have|are|an?|the|no|due|because|she|he|they|her|him|doctor|says?|strictly|known|in it)\b/gi

/** What a line forbids, in its own words where we know no food in it. */
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
    .filter((food) => food !== '' && food.length <= 60 && !isAim(foodNamed(food)))

type Avoided = { foods: FoundFood[]; text: string }

const eaten = ({ food }: FoundFood) => food.isEaten

/** What a part of a line says must not be eaten: all but 'oat milk is fine'. */
const partsOf = (text: string) => text.split(/[,()]/).filter((part) => !isAllowed(part))

const isAllowed = (part: string) => allowed.test(part) && !/\bno\b/i.test(part)

/** The foods in a part of a line, or the part, in which there is none that we know. */
const avoidedIn = (text: string): Avoided => ({
  text,
  foods: partsOf(text).flatMap(foodsIn).filter(eaten),
})

/** Nobody describes what somebody must not eat with more. */
const mostWords = 40

/** Where no food is known in a line, what is nearly spelled like one. */
const misspelledIn = (text: string): FoundFood[] =>
  partsOf(text)
    .flatMap((part) => part.split(/[^\p{L}]+/u))
    .slice(0, mostWords)
    .flatMap((word) => nearestFood(word) ?? [])
    .filter(isNoAim)

const isNoAim = ({ food }: FoundFood) => !isAim(food)

/** The part of a sentence that forbids something, or nothing. */
function forbiddenIn(sentence: string): Avoided | undefined {
  if (denied.test(sentence)) return undefined
  const [said = ''] = sentence.split(turns)
  const intro = before.exec(said)
  if (intro) {
    const named = said.slice(intro.index + intro[0].length)
    if (ofDegree.test(named)) return undefined
    // 'Shellfish: must avoid' names it in front.
    const behind = avoidedIn(named)
    if (behind.foods.length > 0) return behind
    const all = avoidedIn(said)
    if (all.foods.length > 0 || isGround(said))
      return /\p{L}/u.test(named) ? { ...all, text: named } : all
    return undefined
  }
  if (ofDegree.test(said)) return undefined
  if (isGround(said)) {
    if (isEncouraged(said)) return undefined
    const all = said.split(/,(?![^(]*\))/)
    // 'Peanut allergy, mushrooms', but 'kiwi, strawberries and pineapple: allergy'.
    const parts = all.slice(0, -1).some(isGround) ? all.filter(isGround) : all
    const near = boundIn(parts.join(', '))
    return near.foods.length > 0 ? near : boundIn(said)
  }
  if (qualified.test(said) || !refuses.test(said.trim())) return undefined
  const refused = withoutAims(avoidedIn(said))
  return refused.foods.length > 0 ? refused : undefined
}

/** Who is allergic to sugar means it; who is diabetic means less of it. */
const boundIn = (text: string): Avoided =>
  illness.test(text) ? avoidedIn(text) : withoutAims(avoidedIn(text))

const withoutAims = ({ foods, text }: Avoided): Avoided => ({ text, foods: foods.filter(isNoAim) })

export type ReadLine = {
  /** Whether it forbids something, rather than stating a taste or an aim. */
  isMust: boolean
  /** What is looked for in dishes, in the words of the line. */
  foods: readonly string[]
  /** Whether we know what it is about; else only its very words are looked for. */
  isKnown: boolean
}

const taste: ReadLine = { isMust: false, foods: [], isKnown: true }

const called = ({ food, written }: FoundFood) =>
  /^c(?:o)?eliac/.test(written) ? (food.names[0] ?? written) : written

/** What a line says may be eaten all the same: 'except almonds', 'but she does eat fish'. */
function exceptionsIn(line: string): FoundFood[] {
  const [, turned = ''] = line.split(turns)
  const [, after = eats.test(turned) ? turned : ''] = line.split(excepting)
  return foodsIn(after)
}

/** 'tree nuts except almonds'; nothing where all of it may be eaten. */
function withExceptions(name: string, exceptions: readonly FoundFood[]): string[] {
  const food = foodNamed(name)
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

const isOff = (sentence: string) => denied.test(sentence) || ofDegree.test(sentence)

const longestDiet = 80

const dietsIn = (line: string): string[] =>
  qualified.test(line) || denied.test(line) || line.length > longestDiet
    ? []
    : diets.flatMap(([word, foods]) => (word.test(line) ? foods : []))

/** What one line about a member forbids. */
export const readLine = memoized((line: string): ReadLine => {
  const [said = ''] = line.split(excepting)
  const sentences = said.split(/[.;!](?:\s|$)/)
  const read = sentences.flatMap((sentence) => forbiddenIn(sentence) ?? [])
  // 'Milk! Even a splash makes him sick': what binds and what it is about stand apart.
  const isApart = read.every(({ foods }) => foods.length === 0) && !sentences.some(isOff)
  const found = isApart && (read.length > 0 || shouts.test(line)) ? [boundIn(said), ...read] : read
  const known = found.flatMap((each) => each.foods)
  const foods = known.length > 0 ? known : found.flatMap(({ text }) => misspelledIn(text))
  const isFirst = ({ food }: FoundFood, n: number) =>
    foods.findIndex((each) => each.food === food) === n
  const named = [...new Set([...foods.filter(isFirst).map(called), ...dietsIn(line)])]
  const all = named.flatMap((name) => withExceptions(name, exceptionsIn(line)))
  if (all.length > 0) return { isMust: true, isKnown: true, foods: all }
  const phrases = new Set(found.flatMap(({ text }) => phrasesIn(text)))
  return found.length > 0 ? { isMust: true, isKnown: false, foods: [...phrases] } : taste
}, 5_000)
