import type { PantryItemForm } from '../src/features/pantry/pantry.contract.ts'
import type { ShoppingItemForm } from '../src/features/shopping/shopping.contract.ts'

/** A believable pantry item; a test names only what it is about. */
export const pantryItem = (given: Partial<PantryItemForm> = {}): PantryItemForm => ({
  name: 'Greek yogurt',
  quantity: '2 cups',
  category: 'Dairy',
  location: 'Fridge',
  expiryDate: 'Soon',
  notes: null,
  ...given,
})

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
