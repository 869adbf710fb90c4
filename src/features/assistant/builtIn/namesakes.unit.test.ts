import { expect, test } from 'vitest'
import type { Household } from '../household.queries.ts'
import { household } from './examples/household.factory.ts'
import { now, today } from './examples/householdMeals.factory.ts'
import { readMessage } from './readMessage.ts'

/** A list with one more record, which has the name of another one. */
function withTwin<T extends { id: number }>(
  list: readonly T[],
  of: (one: T) => boolean,
  more: object,
) {
  const one = list.find(of)
  if (!one) throw new Error('there is none of that name')
  return [...list, { ...one, id: 900, ...more }]
}

const home: Household = {
  ...household,
  meals: withTwin(household.meals, ({ recipeName }) => recipeName === 'Black bean tacos', {
    date: '2026-11-21',
  }),
  pantry: withTwin(household.pantry, ({ name }) => name === 'Milk', {
    expiryDate: 'Dec 2',
    expiresOn: '2026-12-02',
  }),
  shopping: withTwin(household.shopping, ({ name }) => name === 'Eggs', { store: 'Costco' }),
}

const start = { photos: [], household: home, today, now }
const read = (message: string, before?: string) =>
  readMessage({
    ...start,
    message,
    history: before
      ? [
          { role: 'user', content: before, proposals: [] },
          { role: 'assistant', content: 'Which one?', proposals: [] },
        ]
      : [],
  })

const tacos = ['Black bean tacos (tomorrow, dinner)', 'Black bean tacos (Sat, Nov 21, dinner)']
const milks = ['Milk (½ gallon, Fridge, until Nov 25)', 'Milk (½ gallon, Fridge, until Dec 2)']
const eggs = ['Eggs (12, Corner market)', 'Eggs (12, Costco)']

test.for([
  ['cancel the tacos', tacos, [{ date: '2026-11-19' }, { date: '2026-11-21' }]],
  [
    'make the tacos for 6',
    tacos,
    [
      { id: 9, servings: 6 },
      { id: 900, servings: 6 },
    ],
  ],
  ['move the tacos to sunday', tacos, [{ id: 9 }, { id: 900 }]],
  ['throw out the milk', milks, milks],
  ['we used half the milk', milks, [{ id: 1 }, { id: 900 }]],
  ['we have 2 gallons of milk', milks, [{ id: 1 }, { id: 900 }]],
  ['take the eggs off the list', eggs, eggs],
] as const)('%s: each button says which one, and leads to it', ([said, names, items]) => {
  const { commands, choices } = read(said)
  expect(commands).toEqual([])
  expect(choices.map(({ label }) => label)).toEqual(names)
  for (const [n, name] of names.entries())
    expect(read(name, said).commands).toMatchObject([{ items: [items[n]] }])
})

test.for(["saturday's", 'the one on saturday', 'the second'])('%s answers it, too', (said) =>
  expect(read(said, 'cancel the tacos').commands).toMatchObject([
    { items: [{ date: '2026-11-21' }] },
  ]),
)

test('a card of one of them says which', () => {
  const { commands, choices } = read('cancel the tacos on saturday')
  expect(commands).toMatchObject([{ items: [{ date: '2026-11-21' }] }])
  expect(choices.map(({ label }) => label).join()).not.toMatch(/Black bean tacos (?!\()/)
})

test('of a meal that repeats the next one is meant', () => {
  const meals = home.meals.map((meal) =>
    meal.recipeName === 'Black bean tacos' ? { ...meal, seriesId: 1 } : meal,
  )
  const household = { ...home, meals }
  const { commands } = readMessage({
    ...start,
    household,
    history: [],
    message: 'cancel the tacos',
  })
  expect(commands).toMatchObject([{ items: [{ date: '2026-11-19' }] }])
})
