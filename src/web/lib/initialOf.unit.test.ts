import { expect, test } from 'vitest'
import { initialOf } from './initialOf.ts'

test.each([
  ['maya', [], 'M'],
  ['Émile', ['Emma'], 'É'],
  ['👩‍👧 us', [], '👩‍👧'],
  ['Maya', ['Maya', 'Junior'], 'M'],
  ['maya', ['Mom', 'maya'], 'Ma'],
  ['M', ['Mom'], 'M'],
])('the initial of %j among %j is %j', (name, others, initial) => {
  expect(initialOf(name, others)).toBe(initial)
})
