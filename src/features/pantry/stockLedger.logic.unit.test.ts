import { expect, test } from 'vitest'
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
