import { expect, test } from 'vitest'
import { ShoppingItemForm, StoreForm } from './shopping.contract.ts'
import { sampleShopping, sampleStores } from './shopping.sample.ts'

test('the sample list is as the contract has it, from stores that exist', () => {
  for (const item of sampleShopping) expect(ShoppingItemForm.parse(item)).toEqual(item)
  for (const { name } of sampleStores) expect(StoreForm.parse({ name })).toEqual({ name })
  const names = new Set<string | null>([null, ...sampleStores.map((store) => store.name)])
  for (const { store } of sampleShopping) expect(names).toContain(store)
})
