import { expect, test } from 'vitest'
import { ingredientName } from './atHome.logic.ts'

test.for([
  ['2 dl cream', 'cream'],
  ['1 pt milk', 'milk'],
  ['2 tbs sugar', 'sugar'],
  ['4 rashers bacon', 'bacon'],
  ['3 sachets yeast', 'yeast'],
  ['Two cloves garlic, minced', 'garlic'],
  ['1 x 400g tin tomatoes', 'tomatoes'],
] as const)('%s is %s', ([line, food]) => {
  expect(ingredientName(line)).toBe(food)
})
