import { expect, test } from 'vitest'
import { quantityOf } from '#shared/ingredients/amountsInKitchen.ts'
import { createStockLedger } from './stockLedger.logic.ts'

const stock = (id: number, name: string, location: string) => ({
  id,
  name,
  quantity: '2 bags',
  location,
})

test('what is in the freezer is found as frozen, and what is elsewhere is not', () => {
  const { find } = createStockLedger([
    stock(1, 'Peas', 'Freezer'),
    stock(2, 'Spinach', 'Fridge'),
    stock(3, 'Frozen corn', 'Freezer'),
  ])
  const ids = (food: string) => find(food).map(({ id }) => id)
  expect(ids('frozen peas')).toEqual([1])
  expect(ids('peas')).toEqual([1])
  expect(ids('frozen spinach')).toEqual([])
  expect(ids('frozen corn')).toEqual([3])
})

test.for([
  ['1 dozen', '2', { amount: 10, unit: null }],
  ['2 dozen', '3', { amount: 21, unit: null }],
  ['2 dozen', '1 dozen', { amount: 1, unit: 'dozen' }],
  ['1 dozen', '15', { amount: 0, unit: null }],
  ['1 dozen', undefined, { amount: 1, unit: 'dozen' }],
] as const)('of %s eggs %s are taken', ([quantity, used, left]) => {
  const { find, take, leftOf, isEnough } = createStockLedger([
    { id: 1, name: 'Eggs', quantity, location: 'Fridge' },
  ])
  const [eggs] = find('egg')
  if (!eggs) throw new Error('eggs are found')
  expect(isEnough([eggs], quantityOf('2'))).toBe(true)
  if (used) take(eggs, quantityOf(used))
  expect(leftOf(eggs)).toEqual(left)
})
