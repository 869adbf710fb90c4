import { expect, test } from 'vitest'
import { ShoppingItemForm, StoreForm } from './shopping.contract.ts'
import sample from './shopping.sample.json' with { type: 'json' }

test('the sample list is as the contract has it, from stores that exist', () => {
  for (const item of sample.shoppingList) expect(ShoppingItemForm.parse(item)).toEqual(item)
  for (const { name } of sample.stores) expect(StoreForm.parse({ name })).toEqual({ name })
  const names = new Set<string | null>([null, ...sample.stores.map((store) => store.name)])
  for (const { store } of sample.shoppingList) expect(names).toContain(store)
})
