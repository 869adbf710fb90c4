import { expect, test } from 'vitest'
import { unknownFoods } from './unknownFoods.ts'

test('foods that no allergy can be checked for', () => {
  const lines = [
    'Für den Teig:',
    '150 g Zwetschgen, entsteint',
    '200 g de girolles',
    '2 Zwetschgen',
    '125 g Butter',
    '2 onions, chopped',
    '1 tbsp xyzzy',
    '200 g',
  ]
  expect(unknownFoods(lines)).toEqual(['Zwetschgen', 'girolles', 'xyzzy'])
})
