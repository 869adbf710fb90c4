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
