import { expect, test } from 'vitest'
import { quantityOf } from '#shared/ingredients/amountsInKitchen.ts'
import { createPantryLookup } from './atHome.logic.ts'
import { pantryItem } from './pantry.factory.ts'

test.for([
  ['bay leaves', '2', '1 jar', 'enough'],
  ['brown sugar', '3/4 cup', '1 bag', 'enough'],
  ['feta', '1 cup', '1 block', 'enough'],
  ['brown sugar', '3 cups', '1 bag', 'maybe'],
  ['tomato sauce', '4 cups', '1 jar', 'maybe'],
  ['tomato sauce', '4 cups', '2 jars', 'enough'],
  ['cheddar', '1 cup', '3 slices', 'maybe'],
] as const)('of %s, %s out of %s is %s', ([food, needed, has, expected]) => {
  const item = { ...pantryItem({ name: food, quantity: has }), id: 1, version: 1, expiresOn: null }
  const look = createPantryLookup({
    pantry: [{ ...item, createdAt: '', updatedAt: '' }],
    today: '2026-11-18',
  })
  const { isEnough, isMaybe } = look({ food, quantity: quantityOf(needed), line: needed })
  expect(isMaybe ? 'maybe' : isEnough ? 'enough' : 'missing').toBe(expected)
})
