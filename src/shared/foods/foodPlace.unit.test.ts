import { expect, test } from 'vitest'
import { placeOf, usualDays } from './foodPlace.ts'

test.for([
  ['chicken', 2],
  ['Chicken thighs', 2],
  ['750g beef mince', 2],
  ['ground turkey', 2],
  ['mince', 2],
  ['cooked chicken', 3],
  ['roast turkey', 3],
  ['turkey bacon', 3],
  ['Steak', 3],
  ['leftover chicken', 3],
  ['frozen chicken', 90],
  ['Milk', 7],
  ['Eggs', 21],
] as const)('%s keeps %d days', ([name, days]) => {
  const place = placeOf(name)
  expect(place && usualDays(place)).toBe(days)
})
