import { expect, test } from 'vitest'
import { household, meal, pantryItem, recipe, shoppingItem } from '../../turn.factory.ts'
import { nameOf, textOf } from '../reading.ts'
import { readMessage } from '../readMessage.ts'

/** Sunday; a rice bowl is on Tuesday, and again on Saturday. */
const today = '2026-11-15'
const bowl = { recipeName: 'Rice bowl', recipeId: 1 }
const home = household({
  recipes: [recipe(1, { title: 'Rice bowl', ingredients: '500 g rice\n4 tomatoes' })],
  meals: [meal(1, { date: '2026-11-17', ...bowl }), meal(2, { date: '2026-11-21', ...bowl })],
  shopping: [shoppingItem(1, { name: 'Rice', quantity: '500 g', notes: 'For Rice bowl (Tue)' })],
  pantry: [pantryItem(1, { name: 'Tomatoes', quantity: '4' })],
})

const read = (message: string, more = {}) =>
  readMessage({
    message,
    history: [],
    photos: [],
    household: { ...home, ...more },
    today,
    now: '17:30',
  })
const toBuy = (message: string, more?: object) =>
  read(message, more).commands.flatMap(({ items }) =>
    items.map((item) => `${nameOf(item)} ${textOf(item, 'quantity')}, ${textOf(item, 'notes')}`),
  )

test.each(['shop for Saturday', 'put what we need for Saturday on the list'])(
  'meals before those days keep what they need: %s',
  (message) => {
    expect(toBuy(message)).toEqual([
      'Rice 500 g, For Rice bowl (Sat)',
      'Tomatoes 4, For Rice bowl (Sat)',
    ])
    const eaten = [{ recipeId: 1, lastDay: '2026-11-17', times: 1, stars: null }]
    expect(toBuy(message, { eaten })).toEqual([])
  },
)

test('what is still needed, too', () => {
  const { says } = read('what do we need for Saturday?')
  expect(says.join()).toContain('For **Rice bowl** you still need 500 g rice and 4 tomatoes.')
  const tuesday = read('what do we need for Tuesday?').says.join()
  expect(tuesday).toContain('For **Rice bowl** you still need 500 g rice.')
})

test.each(['put everything for the rice bowl on the list', 'shop for Saturday'])(
  'what may be at home is asked about, and not bought by itself: %s',
  (message) => {
    const pantry = [pantryItem(1, { name: 'Tomatoes', quantity: 'some' })]
    const { says, choices } = read(message, { pantry, shopping: [] })
    expect(toBuy(message, { pantry, shopping: [] }).join()).toMatch(/^Rice [^T]*$/)
    expect(says.join()).toContain("There's some **Tomatoes** at home. Is it enough?")
    expect(choices[0]?.label).toContain('Tomatoes')
  },
)
