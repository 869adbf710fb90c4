import { dueIn } from '#features/pantry/pantry.logic.ts'
import type { PromptList } from '#server/prompts/promptList.ts'
import { addDays } from '#shared/days.ts'
import { type Household, recordsIn } from '../../household.queries.ts'
import type { Turn } from '../../turn.ts'
import { matchesOf, type Query } from './relevance.ts'
import type { Place, Tier } from './selectLines.ts'
import { tellingWords } from './stems.ts'

const mostWords = 60
const earlierMessages = 4
const earlierCounts = 0.4

/** The words of this message, then of those before. */
function queryOf({ message, history, photos }: Turn): Query {
  const query = new Map<string, number>()
  const add = (text: string, counts: number) => {
    for (const word of tellingWords(text)) {
      if (query.size < mostWords && !query.has(word)) query.set(word, counts)
    }
  }
  add(message, 1)
  for (const { description } of photos) add(description ?? '', 1)
  for (const { content } of history.slice(-earlierMessages).reverse()) add(content, earlierCounts)
  return query
}

/** With a small budget, brief lines of many records beat full lines of a few. */
const mostFull = 12
const fullEvery = 2_500

/** The priorities when not everything fits. */
export function tiersOf(turn: Turn, budget: number): Tier[] {
  const { household, today } = turn
  const { named, mentioned } = matchingRecords(household, queryOf(turn))
  const expiring = expiringFirst(household, today)
  return [
    { places: placesOf('members', household), share: 0.25 },
    { places: placesOf('wholeFamily', household), share: 0.1 },
    { places: named, share: 0.35, full: Math.min(mostFull, Math.floor(budget / fullEvery)) },
    { places: mentioned, share: 0.15 },
    { places: plannedAround(household, today), share: 0.12 },
    { places: expiring.slice(0, mostExpiring), share: 0.12 },
    { places: stillToBuy(household), share: 0.08 },
    { places: placesOf('knowledge', household), share: 0.06 },
    { places: liked(household, expiring), share: 0.15 },
  ]
}

const listsNamed = ({ promptLists = [] }: Household, name: keyof Household) =>
  promptLists.filter((list) => list.name === name)

/** Records of a list in the order of their priority, as places in it. */
const placesIn = (household: Household, name: keyof Household, places: readonly number[]) =>
  listsNamed(household, name).flatMap((list) => places.map((place): Place => ({ list, place })))

const placesOf = (name: keyof Household, household: Household): Place[] =>
  listsNamed(household, name).flatMap((list) =>
    recordsIn(household, list).map((_, place) => ({ list, place })),
  )

const mostMatches = 600

type Scored = Place & { word: string; score: number; isNamed: boolean }

/** Matching records, best first. */
const scoredIn = (household: Household, lists: readonly PromptList[], query: Query): Scored[] =>
  lists
    .flatMap((list) =>
      [...matchesOf(household, list, query)].map(([place, match]) => ({ list, place, ...match })),
    )
    .sort((a, b) => b.score - a.score)

/** Records whose name has a word of the message, and those that contain it elsewhere. */
function matchingRecords(household: Household, query: Query) {
  const scored = scoredIn(household, household.promptLists ?? [], query)
  return {
    named: inTurns(
      scored.filter(({ isNamed }) => isNamed),
      query,
    ),
    mentioned: inTurns(
      scored.filter(({ isNamed }) => !isNamed),
      query,
    ),
  }
}

/**
 * The best match for each word, then the second best, since a message that names ten things means
 * all ten. Words of earlier messages get fewer turns.
 */
function inTurns(scored: readonly Scored[], query: Query): Scored[] {
  const turns = new Map<string, number>()
  const placed = scored.map((match) => {
    const turn = (turns.get(match.word) ?? 0) + 1
    turns.set(match.word, turn)
    return { match, turn: turn / (query.get(match.word) ?? 1) }
  })
  placed.sort((a, b) => a.turn - b.turn || b.match.score - a.match.score)
  return placed.slice(0, mostMatches).map(({ match }) => match)
}

const mostExpiring = 200
const expiresWithin = 14

/** Expired items first, then those of the next two weeks. */
function expiringFirst(household: Household, today: string): Place[] {
  const dated = household.pantry.flatMap((item, place) => {
    const days = dueIn(item, today)
    return days !== null && days <= expiresWithin ? { place, days } : []
  })
  const places = dated.sort((a, b) => a.days - b.days).map(({ place }) => place)
  return placesIn(household, 'pantry', places)
}

/** The coming week first, then the last one. */
function plannedAround(household: Household, today: string): Place[] {
  const at = (from: string, to: string) =>
    household.meals.flatMap(({ date }, place) => (date >= from && date < to ? place : []))
  const soon = addDays(today, 8)
  const before = addDays(today, -7)
  return placesIn(household, 'meals', [...at(today, soon), ...at(before, today).reverse()])
}

const stillToBuy = (household: Household): Place[] =>
  placesIn(
    household,
    'shopping',
    household.shopping.flatMap(({ isCompleted }, place) => (isCompleted ? [] : place)),
  )

const usedUpFirst = 20

/** Recipes with foods that the family likes or that must be used up. */
function liked(household: Household, expiring: readonly Place[]): Place[] {
  const likes = household.members.filter(({ isActive }) => isActive).map((member) => member.likes)
  const names = expiring.slice(0, usedUpFirst).map(({ place }) => household.pantry[place]?.name)
  const query = new Map<string, number>()
  for (const text of [...names, ...likes]) {
    for (const word of tellingWords(text ?? '')) if (query.size < mostWords) query.set(word, 1)
  }
  return inTurns(scoredIn(household, listsNamed(household, 'recipes'), query), query)
}
