import { beginsName, foodByWords, mostWords } from '#shared/foods/foods.ts'
import { numberWords } from '#shared/ingredients/numbers.ts'
import { unitNamed } from '#shared/ingredients/units.ts'
import { nameKey } from '#shared/names.ts'
import { oncePer } from '#shared/oncePer.ts'
import type { Household } from '../../household.queries.ts'
import { perHousehold } from '../find/perHousehold.ts'
import { type Word, wordSet } from '../normalise/words.ts'
import { nameOf } from '../reading.ts'
import { findDays } from './days.ts'
import { isPlace, ofShop } from './places.ts'
import { knownStores } from './stores.ts'
import { findTimes } from './times.ts'

/** What a word may be: a record of the household, a food, a day, a number … What tells most stands first. */
export const everyMark = [
  'member',
  'day',
  'time',
  'meal',
  'place',
  'store',
  'recipe',
  'planned',
  'list',
  'pantry',
  'number',
  'unit',
  'food',
  'recipe part',
  'planned part',
  'list part',
  'pantry part',
  'note',
] as const
export type Mark = (typeof everyMark)[number]

export type Marks = readonly ReadonlySet<Mark>[]

type Names = { whole: Map<string, string[][]>; parts: Set<string> }

const small = wordSet(`
  a an the of and with in on for to or from by at my our your one two half free low big small extra
  day night cup bag
`)

/** Of a list, which stays the same for many messages. The longest names stand first. */
const namesOf = oncePer((list: readonly unknown[]): Names => {
  const names = list
    .map((each) => nameKey(nameOf(each)).split(' ').filter(Boolean))
    .sort((a, b) => b.length - a.length)
  const parts = names.filter(({ length }) => length > 1).flat()
  return {
    whole: Map.groupBy(names, ([first = '']) => first),
    parts: new Set(parts.filter((part) => !small.has(part))),
  }
})

const indexOf = perHousehold((household) => {
  const named: [Mark, Mark | undefined, readonly unknown[]][] = [
    ['recipe', 'recipe part', household.recipes],
    ['planned', 'planned part', household.meals],
    ['pantry', 'pantry part', household.pantry],
    ['list', 'list part', household.shopping],
    ['member', undefined, household.members],
    ['note', undefined, household.knowledge],
    ['store', undefined, knownStores(household)],
  ]
  return named.map(([mark, part, list]) => ({ mark, part, names: namesOf(list) }))
})

const meals = wordSet(`
  teatime lunchtime dinnertime breakfast brunch lunch dinner supper snack dessert tea brekkie
`)

export function marksOf(
  words: readonly Word[],
  text: string,
  household: Household,
  today: string,
): Marks {
  const marks = words.map(() => new Set<Mark>())
  const markAt = (from: number, count: number, mark: Mark) => {
    for (let n = from; n < from + count; n += 1) marks[n]?.add(mark)
  }
  const keys = words.map(({ key }) => key)
  for (const { mark, part, names } of indexOf(household)) {
    for (const [n, key] of keys.entries()) {
      const fit = names.whole
        .get(key)
        ?.find((name) => name.every((each, at) => keys[n + at] === each))
      if (fit) markAt(n, fit.length, mark)
      if (part && names.parts.has(key)) markAt(n, 1, part)
    }
  }
  for (let n = 0; n < words.length; n += 1) {
    const word = words[n]
    if (!word) continue
    const plain = word.text.toLowerCase()
    if (
      /^[\d½¼¾⅓⅔]/.test(plain) ||
      numberWords.has(plain) ||
      /^(?:dozen|couple|few|half|another)$/.test(plain)
    )
      markAt(n, 1, 'number')
    if (unitNamed(plain)) markAt(n, 1, 'unit')
    if (meals.has(word.key)) markAt(n, 1, 'meal')
    if (isPlace(word.key) && !ofShop.has(words[n - 1]?.key ?? '')) markAt(n, 1, 'place')
    if (beginsName(plain) || beginsName(word.key)) {
      for (let length = Math.min(mostWords, words.length - n); length > 0; length -= 1) {
        const span = words.slice(n, n + length)
        if (
          foodByWords(
            span.map((each) => each.text.toLowerCase()).join(' '),
            span.map((each) => each.key).join(' '),
          )
        ) {
          markAt(n, length, 'food')
          break
        }
      }
    }
  }
  for (const { from, to, mark } of [
    ...findDays(text, today).map((span) => ({ ...span, mark: 'day' as const })),
    ...findTimes(text).map((span) => ({ ...span, mark: 'time' as const })),
  ])
    for (const [n, word] of words.entries())
      if (word.from >= from && word.to <= to) marks[n]?.add(mark)
  return marks
}

export const ofThing: readonly Mark[] = ['food', 'pantry', 'list']
export const ofDish: readonly Mark[] = ['food', 'recipe', 'planned', 'recipe part', 'planned part']

/** The runs of words that have one of some marks: names of foods, things or dishes. */
export function runsOf(
  { words, marks, text }: { words: readonly Word[]; marks: Marks; text: string },
  wanted: readonly Mark[],
): { from: number; to: number; text: string }[] {
  const isIn = (n: number) =>
    wanted.some((mark) => marks[n]?.has(mark)) && !marks[n]?.has('place') && !marks[n]?.has('day')
  const starts = [...words.keys()].filter((n) => isIn(n) && !isIn(n - 1))
  return starts.map((from) => {
    let to = from
    while (isIn(to)) to += 1
    return { from, to, text: text.slice(words[from]?.from, words[to - 1]?.to) }
  })
}
