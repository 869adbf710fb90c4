import { expect, test } from 'vitest'
import { staplesIn } from './staples.logic.ts'

test('staples are separated by commas or lines', () => {
  expect(staplesIn(' Rice, soy sauce\nGarlic,\n ,')).toEqual(['Rice', 'soy sauce', 'Garlic'])
})
