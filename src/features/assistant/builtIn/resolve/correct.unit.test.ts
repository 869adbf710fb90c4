import { expect, test } from 'vitest'
import { household } from '../examples/household.factory.ts'
import { read } from '../examples/said.factory.ts'

test.for([
  ['we used up the celery, buy another bunch', { name: 'Celery', quantity: '1 bunch' }],
  ['the flour is gone. put 2 more bags on the list', { name: 'Flour', quantity: '2 bags' }],
] as const)('%s: so much of what is gone', ([said, item]) =>
  expect(read(said).commands).toContainEqual({
    type: 'ADD_SHOPPING_ITEMS_TEXT',
    items: [expect.objectContaining(item)],
  }),
)

test.for([
  ['make it for two', { servings: 2 }],
  ['actually make that two', { servings: 2 }],
  ['move it to Friday', { date: '2026-11-20' }],
] as const)('%s: the meal that was asked about', ([said, fields]) => {
  const [dinner] = household.meals.filter(
    ({ date, mealType }) => date === '2026-11-19' && mealType === 'Dinner',
  )
  expect(read("what's for dinner tomorrow?", said).commands).toEqual([
    { type: 'UPDATE_MENU_ITEM_TEXT', items: [{ id: dinner?.id, ...fields }] },
  ])
})

test.for([
  ['put eggs and coffee on the list, oh and 3 lemons', 'Coffee', '1'],
  ['put eggs and coffee on the list, oh and 3 lemons', 'Lemons', '3'],
  ['we bougth 2 liters of milk', 'Milk', '2 liters'],
] as const)('%s: %s, %s', ([said, name, quantity]) =>
  expect(read(said).commands.flatMap(({ items }) => items)).toContainEqual(
    expect.objectContaining({ name, quantity }),
  ),
)

test('what a dish wants and is not at home is put on the list by a word', () => {
  const missing = (...said: string[]) => read("what's missing for the shakshuka?", ...said).commands
  const [card] = missing('ok put whats missing on the list')
  expect(card?.type).toBe('ADD_SHOPPING_ITEMS_TEXT')
  expect(missing('put them on the list')).toEqual([card])
  expect(JSON.stringify(card)).not.toContain('Shakshuka')
})

test('another dish on a day takes the place of that dinner', () => {
  const [dinner] = household.meals.filter(
    ({ date, mealType }) => date === '2026-11-20' && mealType === 'Dinner',
  )
  expect(read('lets have fish on friday instead').commands).toMatchObject([
    { type: 'UPDATE_MENU_ITEM_TEXT', items: [{ id: dinner?.id, recipeName: 'Fish' }] },
  ])
})

test.for([
  ['tom is celiac, hes eating with us on friday', 'Tom', /gluten/i],
  ["carl's allergic to sesame", 'Carl', /sesame/i],
  ['jonas hates olives', 'Jonas', /olives/i],
] as const)('%s: who is new is known by what is told of them', ([said, name, dislikes]) =>
  expect(read(said).commands).toMatchObject([
    { items: [{ name, dislikes: expect.stringMatching(dislikes) }] },
  ]),
)
