import { expect, test } from 'vitest'
import { addAmounts, lessAmount } from './amountSum.ts'

test.for([
  ['12', '12', '24'],
  ['½ gallon', '1 gallon', '1½ gallons'],
  ['1 gallon', '1 gallon', '2 gallons'],
  ['1 1/2 cups', '1/2 cup', '2 cups'],
  ['¼ tsp', '⅛ tsp', '⅜ tsp'],
  ['⅜ cup', '⅝ cup', '1 cup'],
  ['2 lb', '3 lbs', '5 lbs'],
  ['1 lb', '1 pound', '2 lb'],
  ['1 box', '1 box', '2 boxes'],
  ['1 loaf', '1 loaf', '2 loaves'],
  ['1.5 kg', '1 kg', '2.5 kg'],
  ['500 g', '250g', '750 g'],
  ['12', '1 dozen', '24'],
  ['1 dozen', '2 dozen', '3 dozen'],
  ['half a dozen', '2', '8'],
  ['a dozen', '1 dozen', '2 dozen'],
] as const)('%s and %s are %s', ([a, b, sum]) => {
  expect(addAmounts(a, b)).toBe(sum)
})

test.for([
  ['1 dozen', '2', '10'],
  ['2 dozen', '3', '21'],
  ['A dozen', '2', '10'],
  ['1½ dozen', '½ dozen', '1 dozen'],
  ['1 dozen', '12', '0'],
] as const)('%s less %s are %s', ([a, b, rest]) => {
  expect(lessAmount(a, b)).toBe(rest)
})

test.for([
  ['1 box', '12'],
  ['2 lb', '1 bag'],
  ['a few', '2'],
  ['2-3', '2'],
  ['3 x 400 g', '400 g'],
  [null, '2'],
  ['2', null],
  ['1/0 cup', '1 cup'],
  [' '.repeat(50_000), '1'.repeat(50_000)],
] as const)('%s and %s can not be added up', ([a, b]) => {
  expect(addAmounts(a, b)).toBeNull()
})
