import type { PantryItemForm } from './pantry.contract.ts'

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
