import type { ShoppingItemForm } from './shopping.contract.ts'

export const shoppingItem = (given: Partial<ShoppingItemForm> = {}): ShoppingItemForm => ({
  name: 'Milk',
  quantity: '1 gallon',
  category: 'Dairy',
  store: 'Costco',
  priority: 'medium',
  notes: null,
  addedBy: null,
  isCompleted: false,
  ...given,
})
