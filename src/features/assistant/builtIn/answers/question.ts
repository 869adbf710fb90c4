import type { FamilyMember } from '#features/family/family.contract.ts'
import { addDays, daysFrom } from '#shared/days.ts'
import { memoized } from '#shared/memoized.ts'
import { nameKey } from '#shared/names.ts'
import type { Household } from '../../household.queries.ts'
import { closedWords, isClosed } from '../normalise/closedWords.ts'
import { plainText } from '../normalise/plainText.ts'
import { shortInQuestions, spelled } from '../normalise/spelling.ts'
import type { Scene } from '../reading.ts'
import { findDays } from '../spans/days.ts'
import { mealNames } from '../spans/mealNames.ts'
import { placeNamed } from '../spans/places.ts'
import { type Dish, namesIn } from './names.ts'

/** A question, with what it is about. */
export type Question = {
  /** Lower case, spelled out. */
  text: string
  /** The words, with a mark in place of each name. */
  marked: readonly string[]
  days: readonly string[]
  mealType: string | null
  isPast: boolean
  dishes: readonly Dish[]
  /** Foods and other things, as they were said. */
  things: readonly string[]
  /** The words that are none of the above and no closed words: a thing that nobody knows. */
  unknown: string
  people: readonly FamilyMember[]
  places: readonly string[]
  store: string | null
}

/** Longer questions are read this far. */
const longest = 1_500

const contractions: readonly [RegExp, string][] = [
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(what|where|when|who|how|it|that|there|here|he|she)'s\b/g, '$1 is'],
  [/'[a-z]*/g, ''],
  [/\b(for|4) tea\b(?! bags?)|\btea ?time\b/g, 'for dinner'],
]

/** A question in plain words: lower case, no signs but commas, nothing shortened. */
function plainQuestion(said: string): string {
  const text = plainText(said.slice(0, longest))
    .toLowerCase()
    .replace(/[–—:;.!?()"\n]+/g, ' , ')
    .replace(/[-/]/g, ' ')
  return contractions
    .reduce((left, [short, full]) => left.replace(short, full), text)
    .split(/[^\p{L}\p{N}%½¼¾,']+/u)
    .filter(Boolean)
    .map((word) => shortInQuestions.get(word) ?? word)
    .join(' ')
    .replace(/ ?,(?: ?,)* ?/g, ' , ')
    .trim()
}

const keyOf = memoized((text: string) => ` ${nameKey(text)} `, 2_000)
const keysOf = memoized((phrases: string) => phrases.split(/,\s*/).map(keyOf), 500)

/** Whether any of some words or phrases ('who, which of') is in a text, whatever their number. */
export const says = ({ text }: { text: string }, phrases: string): boolean =>
  keysOf(phrases).some((phrase) => keyOf(text).includes(phrase))

/** The days and the meal; 'what did we eat on Friday' means the last one. */
function timeOf(text: string, today: string) {
  const spans = findDays(text, today)
  const isPast =
    says({ text }, 'did, ate, had, last, yesterday, was, were, ago') &&
    !says({ text }, 'plan, planned')
  const named = spans.flatMap(({ days }) => [...days])
  const ahead = says({ text }, 'this week, the week') ? daysFrom(today, 7) : named
  const days = isPast ? named.map((day) => (day > today ? addDays(day, -7) : day)) : ahead
  const hints = [
    ...text.split(' ').map((word) => mealNames[word]),
    ...spans.map(({ meal }) => meal),
  ]
  const mealType = hints.find(Boolean) ?? null
  return { days: [...new Set(days)].sort(), mealType, isPast, spans }
}

/** 'Mince' is ground beef, where nothing of the household is called so. */
const mince =
  /(?<!\b(?:beef|lamb|pork|veal|turkey|chicken|soya?|vegan|based) )\bmince\b(?! (?:meat|pies?)\b)/g

function asOurs(text: string, { pantry, shopping }: Household): string {
  const isOwn = [...pantry, ...shopping].some(({ name }) => /\bmince/i.test(name))
  return isOwn ? text : text.replace(mince, 'ground beef')
}

export function readQuestion(said: string, { household, today }: Scene): Question {
  const text = asOurs(spelled(plainQuestion(said), household, closedWords), household)
  const { words, marks, dishes, things, people, store } = namesIn(text, household)
  const unnamed = words.map((word, n) => (marks[n] ? '_' : word.text)).join(' ')
  const { spans, ...time } = timeOf(unnamed, today)
  const rest = spans
    .toReversed()
    .reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), unnamed)
  const unknown = rest.split(' ').filter((word) => /\p{L}/u.test(word) && !isClosed(word))
  return {
    text,
    ...time,
    marked: words
      .map(({ key }, n) => marks[n] ?? key)
      .filter((mark, n, all) => mark !== '<dish>' || all[n - 1] !== mark),
    dishes,
    things,
    unknown: unknown.join(' '),
    people,
    places: [...new Set(words.flatMap(({ key }) => placeNamed(key, household) ?? []))],
    store,
  }
}

/** The foods that a question is about: things, else dishes, else a word that nobody knows. */
export function askedFoods({ things, dishes, unknown }: Question): readonly string[] {
  if (things.length > 0) return things
  return dishes.length > 0 ? dishes.map(({ name }) => name.toLowerCase()) : unknown ? [unknown] : []
}
