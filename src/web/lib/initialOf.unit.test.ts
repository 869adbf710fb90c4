import { expect, test } from 'vitest'
import { initialOf } from './initialOf.ts'

test.each([
  ['maya', 'M'],
  ['Émile', 'É'],
  ['👩‍👧 us', '👩‍👧'],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
