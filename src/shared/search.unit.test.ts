import { expect, test } from 'vitest'
import { searchFor } from './search.ts'

test.for([
  ['', true],
  ['  ', true],
  ['oat', true],
  ['MILK oat', true],
  ['milk dairy', true],
  ['oat milk barista', false],
  ['null', false],
] as const)('%j', ([search, found]) => {
  expect(searchFor(search)('Oat milk', null, 'Dairy')).toBe(found)
})
