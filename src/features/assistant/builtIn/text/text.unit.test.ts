import { expect, test } from 'vitest'
import { readClauses } from './clauses.ts'
import { readItems } from './itemList.ts'
import { withoutCourtesy } from './mood.ts'
import { readWhen } from './when.ts'

test.each([
  ['2 lb of chicken', '2 lb', 'Chicken'],
  ['a dozen rolls', '1 dozen', 'Rolls'],
  ['half a pound of ham', '½ pound', 'Ham'],
  ['one and a half pounds of shrimp', '1½ pounds', 'Shrimp'],
  ['three 15 oz cans of beans', '3 15 oz cans', 'Beans'],
  ['a 5 lb bag of flour', '5 lb bag', 'Flour'],
  ['12-pack of soda', '12-pack', 'Soda'],
  ['milk x2', '2', 'Milk'],
  ['eggs - 12', '12', 'Eggs'],
  ['2 large onions', '2 large', 'Onions'],
  ['2% milk', null, '2% milk'],
  ['half and half', null, 'Half and half'],
  ['some more butter please', null, 'Butter'],
  ['five-spice powder', null, 'Five-spice powder'],
])('%s', (said, quantity, name) => {
  expect(readItems(said)).toEqual([{ name, quantity, notes: null }])
})

test('a row of items is taken apart, names with an “and” are not', () => {
  const names = readItems('mac and cheese, eggs, a dozen, and beef and broccoli', [
    'Beef and broccoli',
  ])
  expect(names).toEqual([
    { name: 'Mac and cheese', quantity: null, notes: null },
    { name: 'Eggs', quantity: '1 dozen', notes: null },
    { name: 'Beef and broccoli', quantity: null, notes: null },
  ])
})

/** A Wednesday. */
const today = '2026-11-18'

test.each([
  ['today', ['2026-11-18']],
  ['tomorrow', ['2026-11-19']],
  ['the day after tomorrow', ['2026-11-20']],
  ['on Friday', ['2026-11-20']],
  ['next Friday', ['2026-11-27']],
  ['this weekend', ['2026-11-21', '2026-11-22']],
  ['in three days', ['2026-11-21']],
  ['a week from Friday', ['2026-11-27']],
  ['Nov 20', ['2026-11-20']],
  ['11/20', ['2026-11-20']],
  ['the 20th', ['2026-11-20']],
  ['Sunday the 29th', ['2026-11-29']],
  ['January 2', ['2027-01-02']],
  ['from Friday to Sunday', ['2026-11-20', '2026-11-21', '2026-11-22']],
  ['till Friday', ['2026-11-18', '2026-11-19', '2026-11-20']],
  ['Thanksgiving', ['2026-11-26']],
  ['1/2 cup', []],
  ['he sat down', []],
])('%s', (said, days) => expect(readWhen(said, today).days).toEqual(days))

test.each([
  ['dinner on Friday at 7', 'Dinner', '19:00'],
  ['breakfast at 7', 'Breakfast', '07:00'],
  ['tonight', 'Dinner', null],
  ['lunch at 1', 'Lunch', '13:00'],
  ['at 6:30 pm', 'Dinner', '18:30'],
  ['at noon', 'Lunch', '12:00'],
])('%s', (said, mealType, time) => {
  expect(readWhen(said, today)).toMatchObject({ mealType, time, rest: '' })
})

test.each([
  ['Hey, could you please add milk, thanks!', 'add milk'],
  ["Don't forget to buy milk", 'buy milk'],
  ['would you mind adding butter', 'add butter'],
  ['I need to get eggs', 'get eggs'],
])('%s', (said, words) => expect(withoutCourtesy(said)).toBe(words))

test('a message is taken apart where a new verb begins', () => {
  const clauses = (said: string) => readClauses(said, []).map(({ text }) => text)
  expect(clauses('add milk and eggs and remove the tofu. Plan tacos')).toEqual([
    'add milk and eggs',
    'remove the tofu',
    'Plan tacos',
  ])
  expect(clauses('Buy:\n- milk\n- eggs')).toEqual(['Buy: milk, eggs'])
  expect(clauses('if we run out of milk, get more')).toHaveLength(1)
})
