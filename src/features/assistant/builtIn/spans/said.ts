import type { Word } from '../normalise/words.ts'
import type { Scene } from '../reading.ts'
import type { Focus } from '../resolve/focus.ts'
import { findDays } from './days.ts'
import type { Marks } from './marks.ts'
import { placeNamed } from './places.ts'
import { findTimes, type TimeSpan } from './times.ts'

/** Words that belong together, and what they are in the sentence: a thing to add, a new day … */
export type Span = { role: string; from: number; to: number; text: string }

/** A message in plain words, with what each of them may be. */
export type Heard = {
  /** All of it; the rest is read from its beginning. */
  whole: string
  text: string
  words: readonly Word[]
  marks: Marks
  scene: Scene
  /** What the conversation is about. */
  focus: Focus
}

/** A message with the parts that its words have in what is wanted. */
export type Said = Heard & { spans: readonly Span[] }

/** The spans of some tags; a day, a time or an 'and' at their ends belongs to none. */
export function spansOf(tags: readonly string[], { words, marks, text }: Heard): Span[] {
  const isNamed = (role: string) => /^(?:[SPMC][-+~])+$|Dish|Name/.test(role)
  const isLoose = (n: number) =>
    marks[n]?.has('day') || marks[n]?.has('time') || /^(?:and|,|&)$/.test(words[n]?.key ?? '')
  // The rashers of '4 rashers bacon' count it.
  const isCounting = (n: number) => marks[n]?.has('unit') && marks[n - 1]?.has('number')
  const spans: Span[] = []
  for (let at = 0; at < tags.length; at += 1) {
    const role = tags[at]?.startsWith('B-') ? tags[at]?.slice(2) : undefined
    if (!role) continue
    let [from, to] = [at, at + 1]
    while (tags[to] === `I-${role}`) to += 1
    // 'tomorrow's dinner curry' is a curry.
    const isMeal = (n: number) => marks[n]?.has('meal') && marks[n - 1]?.has('day')
    const isBefore = (n: number) => isLoose(n) || (n < to - 1 && (isMeal(n) || isCounting(n)))
    while (isNamed(role) && from < to && isBefore(from)) from += 1
    const isBehind = (n: number) => isLoose(n) || /^x\d+$/.test(words[n]?.key ?? '')
    while (isNamed(role) && from < to && isBehind(to - 1)) to -= 1
    if (from < to)
      spans.push({ role, from, to, text: text.slice(words[from]?.from, words[to - 1]?.to) })
  }
  return spans
}

/** The text from one word to another. */
export const textBetween = ({ text, words }: Said, from: number, to: number): string =>
  to > from ? text.slice(words[from]?.from, words[to - 1]?.to) : ''

/** Where the sentence of a word begins and ends. */
export function sentenceAt({ words }: Said, at: number): { from: number; to: number } {
  const ends = (n: number) => words[n]?.isSign === true && /[.!?;\n]/.test(words[n]?.text ?? '')
  let from = at
  while (from > 0 && !ends(from - 1)) from -= 1
  let to = at
  while (to < words.length && !ends(to)) to += 1
  return { from, to }
}

/** From one word to another. */
export type Place = { from: number; to: number }

export const start: Place = { from: 0, to: 0 }

/** Of some spans the one nearest to a word: in its own sentence, and behind it rather than before. */
export function nearest<T extends Place>(
  said: Said,
  at: Place,
  spans: readonly T[],
): T | undefined {
  const sentence = sentenceAt(said, at.from)
  const cost = ({ from, to }: T) => {
    const isOutside = from < sentence.from || from >= sentence.to
    const between = from < at.from ? said.words.slice(to, at.from) : said.words.slice(at.to, from)
    const breaks = between.filter(
      ({ key, isSign }) => isSign || key === 'and' || key === 'then',
    ).length
    return between.length + 4 * breaks + (from < at.from ? 0.5 : 0) + (isOutside ? 100 : 0)
  }
  return spans.toSorted((a, b) => cost(a) - cost(b))[0]
}

export type Found<T> = T & { from: number; to: number }

const inWords = (words: readonly Word[], from: number, to: number) => {
  const first = words.findIndex((word) => word.to > from)
  let last = first
  while (last < words.length && (words[last]?.from ?? 0) < to) last += 1
  return { from: first, to: last }
}

/** Days with their role; `day` unless the tagger says that it is a new one. */
export const daysIn = ({
  text,
  words,
  spans,
  scene,
}: Said): Found<{ days: readonly string[]; meal?: string; role: string }>[] =>
  findDays(text, scene.today).map(({ from, to, days, meal }) => {
    const place = inWords(words, from, to)
    const tagged = spans.find((span) => span.from < place.to && span.to > place.from)
    return { ...place, days, ...(meal && { meal }), role: tagged?.role ?? 'O' }
  })

const denied =
  /\b(?:not|rather than|instead of|from|was|than|no longer|isn't|wasn't|don't need)(?: (?:at|for))?\s*$/i

/** Whether a number or a time is denied by the words before it: 'not 6', 'instead of 6'. */
export const isDenied = (before: string): boolean => denied.test(before)
/** '6 pm → 7 pm': what stands before an arrow is over. */
const isOver = /^ ?(?:→|->|=>|>)/

/** Times of day that are meant: not the '6' of 'at 7, not 6'. */
export const timesIn = ({
  text,
  words,
}: Said): Found<Pick<TimeSpan, 'hour' | 'minute' | 'half'>>[] => {
  const found = findTimes(text)
  const meant = found.filter(
    ({ from, to }) => !isDenied(text.slice(0, from)) && !isOver.test(text.slice(to)),
  )
  return (meant.length > 0 ? meant : found).map((time) => ({
    ...time,
    ...inWords(words, time.from, time.to),
  }))
}

export const placesIn = ({ words, marks, scene }: Said): Found<{ place: string }>[] =>
  words.flatMap(({ key, text }, from) =>
    marks[from]?.has('place')
      ? [{ place: placeNamed(key, scene.household) ?? text, from, to: from + 1 }]
      : [],
  )
