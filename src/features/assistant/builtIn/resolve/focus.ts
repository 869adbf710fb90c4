import type { EarlierProposal } from '../../turn.ts'
import { plainText } from '../normalise/plainText.ts'
import { spelled } from '../normalise/spelling.ts'
import { saysAny, spokenWords, wordsOf } from '../normalise/words.ts'
import { fieldsOf, recordName, type Scene, textOf } from '../reading.ts'
import { findDays } from '../spans/days.ts'
import { type Mark, marksOf, ofDish, ofThing, runsOf } from '../spans/marks.ts'
import { peopleIn } from '../spans/people.ts'

/** What a conversation is about now: 'it', 'those', 'that day'. */
export type Focus = {
  things: readonly string[]
  dishes: readonly string[]
  days: readonly string[]
  meal: string | undefined
  /** Members who were named. */
  people: readonly string[]
  /** The cards of the last answer that wait or were approved. */
  cards: readonly EarlierProposal[]
}

const noFocus: Focus = {
  things: [],
  dishes: [],
  days: [],
  meal: undefined,
  people: [],
  cards: [],
}

/** The names in a message that have one of the marks, as they stand there. */
function namedIn(message: string, { household, today }: Scene, wanted: readonly Mark[]): string[] {
  const text = spelled(plainText(message), household)
  const words = wordsOf(text)
  const marks = marksOf(words, text, household, today)
  return runsOf({ words, marks, text }, wanted).map((run) => run.text)
}

function fromCards(cards: readonly EarlierProposal[], scene: Scene): Omit<Focus, 'people'> {
  const names = (part: RegExp) => {
    const own = cards
      .filter(({ type }) => part.test(type))
      .flatMap(({ type, items }) => items.map((item) => recordName(type, item, scene)))
      .map((name) => name.replace(/ \([^)]*\)$/, ''))
    return [...new Set(own)].filter(Boolean)
  }
  const meals = cards.filter(({ type }) => /MENU|COOKED/.test(type)).flatMap(({ items }) => items)
  const ids = new Set(meals.map((item) => fieldsOf(item).id))
  const planned = scene.household.meals.filter(({ id }) => ids.has(id))
  const told = (field: string) =>
    [...meals, ...planned].flatMap((meal) => textOf(meal, field) ?? [])
  return {
    things: names(/SHOPPING|PANTRY/),
    dishes: names(/MENU|RECIPE|COOKED/),
    days: [...new Set(told('date'))],
    meal: told('mealType')[0],
    cards,
  }
}

const membersIn = (message: string, { household: { members } }: Scene): string[] =>
  peopleIn(spokenWords(plainText(message)), members).flatMap(({ people }) =>
    people.flatMap(({ member }) => member?.name ?? []),
  )

/** 'Also', 'too': what is named comes to what was said before. */
export const goesOn =
  /^(?:(?:oh|ok|yes|yeah)[, ]+)?(?:and|also|plus|same)\b|\b(?:too|as well|also)\b/i
const ofOwn = saysAny(`
  add, put, buy, get, need, remove, delete, take, cancel, drop, scrap, move, change, plan, note
  remember, rename, bought, used, finished, ate, cooked, is, are, was, has, have, likes?, hates?, can'?t
  save, mark, check, tick, throw, who, what, when, where, how, do, does, we, i, he, she, they, out of, gone
  can, could, should, eats?, eating, swap, switch, replace, show, tell, find
`)
/** 'It's Junior' points at nothing. */
const meaning = /^(?:no,? )?(?:it|that)(?:['’]s| is| was)\b/i
/** In letters. */
const longestAddition = 50

const ofItsOwn = [
  /^any(?:thing)? (?!else|more|other|of|left)\p{L}/iu,
  /^ingredients? (?:for|of)\b/i,
  /^no (?!(?:the|that|this|it|i|wait|sorry|on|at|make|not|for|in|my|our|more|thank)\b)\p{L}+(?: \p{L}+)?(?: please| for \w+)?[.!]*$/iu,
]

/** 'Anything nut free for the bake sale', 'no honey please': nothing of what was said before. */
export const isOwnThought = (text: string): boolean =>
  ofItsOwn.some((pattern) => pattern.test(text.replace(/^\W*(?:(?:so|and|but|oh) )*/i, '')))

/** Words without a verb of their own say more of what was wanted before, or what is other about it. */
export const isPart = (text: string): boolean =>
  text.length <= longestAddition &&
  !/\?\s*$/.test(text) &&
  !isOwnThought(text) &&
  !ofOwn.test(text.replace(meaning, ''))

/** 'And the cilantro too': more of what was wanted before. */
export const isAddition = (text: string): boolean => goesOn.test(text) && isPart(text)

/** 'Make that 3' has no base in what was rejected; 'the veggie ones' says it another way. */
const points = /\b(?:it|that|this|them|those|these)\b/i

/** The cards of the last answer that a message without a verb of its own goes on with. */
export const cardsGoneOn = (text: string, { history }: Scene): readonly EarlierProposal[] =>
  isPart(text)
    ? (history.at(-1)?.proposals ?? []).filter(
        ({ type, status }) =>
          status === 'pending' ||
          (status === 'rejected' &&
            !type.startsWith('DELETE') &&
            !points.test(text.replace(meaning, ''))) ||
          (status === 'executed' && goesOn.test(text)),
      )
    : []

const alike = {
  amount: /\bsame(?: (?:amount|again|for|with))?\b/i,
  place: /\b(?:same|there|those too)\b/i,
  all: /\b(?:same|too|also|aswell|as well)\b|^and\b/i,
}

/** 'Chicken, too', 'same amount': what the last card said of its things holds for others as well. */
export function asBefore(
  { text, focus: { cards } }: { text: string; focus: Focus },
  what: keyof typeof alike,
  list: 'SHOPPING' | 'PANTRY' | 'UPDATE_MENU',
): unknown {
  return alike[what].test(text)
    ? cards.find(({ type }) => type.includes(list))?.items.at(-1)
    : undefined
}

/** From the cards of the last answer, else from what was said in the last messages. */
export function focusOf(scene: Scene): Focus {
  const { history } = scene
  const said = history.findLastIndex(({ role }) => role === 'user')
  const last = history.slice(said + 1).flatMap(({ proposals }) => proposals)
  const before = history.findLast(({ proposals }) => proposals.length > 0)?.proposals ?? []
  const cards = (last.length > 0 ? last : before).filter(
    ({ status }) => status !== 'replaced' && status !== 'rejected',
  )
  const asked = history
    .filter(({ role }) => role === 'user')
    .slice(-2)
    .map(({ content }) => content)
  if (asked.length === 0) return noFocus
  const recent = asked.toReversed()
  const people =
    recent.map((message) => membersIn(message, scene)).find((all) => all.length > 0) ?? []
  if (last.length > 0) return { ...fromCards(cards, scene), people }
  const first = (wanted: readonly Mark[]) =>
    recent.map((message) => namedIn(message, scene, wanted)).find((names) => names.length > 0) ?? []
  const days = recent
    .map((message) => findDays(plainText(message), scene.today))
    .find((found) => found.length > 0)
  const meal =
    days?.[0]?.meal ?? /\b(breakfast|brunch|lunch|dinner|snack)\b/i.exec(recent[0] ?? '')?.[1]
  return {
    things: first([...ofThing, 'pantry part', 'list part']),
    dishes: first(ofDish.filter((mark) => mark !== 'food')),
    days: days?.[0]?.days ?? [],
    meal,
    people,
    cards,
  }
}
