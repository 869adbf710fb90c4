import { expect, test } from 'vitest'
import { coverOf } from './cover.logic.ts'
import type { Recipe } from './recipes.contract.ts'
import { recipe } from './recipes.factory.ts'

test.for([
  ['Apple pie', '4 apples\n200 g flour\n100 g butter', 'cake'],
  ['Fish pie', '500g white fish\n1kg potatoes\n200ml milk', 'fish'],
  ['Chicken pot pie', '500g chicken thighs\n2 leeks', 'meat'],
  ['Lentil soup', '250g red lentils', 'soup'],
] as const)('%s', ([title, ingredients, kind]) => {
  expect(coverOf(recipe({ title, ingredients, tags: [] }) as Recipe)).toBe(kind)
})
