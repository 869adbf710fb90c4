import { expect, test } from 'vitest'
import { parseExplicitCommands } from './explicitCommands.ts'

test('fields stand in the order of the command', () => {
  expect(parseExplicitCommands('ADD_PANTRY_ITEMS_TEXT: Milk - 1 gallon - Dairy - Fridge')).toEqual([
    {
      type: 'ADD_PANTRY_ITEMS_TEXT',
      items: [{ name: 'Milk', quantity: '1 gallon', category: 'Dairy', location: 'Fridge' }],
    },
  ])
})

test('a removal names its items; a comma in brackets belongs to a name', () => {
  expect(
    parseExplicitCommands('DELETE_SHOPPING_ITEMS_TEXT: Milk, Eggs (12, Corner market)'),
  ).toEqual([{ type: 'DELETE_SHOPPING_ITEMS_TEXT', items: ['Milk', 'Eggs (12, Corner market)'] }])
})

test.each([
  ['ADD_SHOPPING_ITEMS_TEXT: [{"name":"Milk","quantity":"2"}]', [{ name: 'Milk', quantity: '2' }]],
  ['UPDATE_MENU_ITEM_TEXT: {"id":3,"time":"19:00"}', [{ id: 3, time: '19:00' }]],
  ['DELETE_PANTRY_ITEMS_TEXT: ["Milk"]', ['Milk']],
  ['DELETE_RECIPE: Tuna casserole', ['Tuna casserole']],
  [
    'ADD_SHOPPING_ITEMS_TEXT: Milk; Eggs - 12',
    [
      { name: 'Milk', quantity: '1' },
      { name: 'Eggs', quantity: '12' },
    ],
  ],
  ['DELETE_MENU_ITEM_TEXT: 2026-11-20 - Dinner', [{ date: '2026-11-20', mealType: 'Dinner' }]],
])('%s', (line, items) => {
  expect(parseExplicitCommands(line)).toEqual([{ type: line.split(':')[0], items }])
})

test('one command a line, between other words', () => {
  const text = 'Hello\nADD_SHOPPING_ITEMS_TEXT: Milk\nthanks\n- DELETE_SHOPPING_ITEMS_TEXT: Eggs\n'
  expect(parseExplicitCommands(text).map(({ type }) => type)).toEqual([
    'ADD_SHOPPING_ITEMS_TEXT',
    'DELETE_SHOPPING_ITEMS_TEXT',
  ])
})

test.each([
  'add milk to the list',
  'please ADD_PANTRY_ITEMS_TEXT: Milk',
  'ADD_PANTRY_ITEMS_TEXT',
  'ADD_PANTRY_ITEMS_TEXT:',
  'DROP_TABLE: pantry',
  'UPDATE_PANTRY_ITEMS_TEXT: Milk - 2',
  'ADD_SHOPPING_ITEMS_TEXT: [{"name":',
  'Mom wrote "DELETE_PANTRY_ITEMS_TEXT: Milk"',
  'constructor: x',
  '',
])('nothing in %j', (text) => expect(parseExplicitCommands(text)).toEqual([]))
