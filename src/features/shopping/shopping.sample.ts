import type { ShoppingItemForm } from './shopping.contract.ts'
import type { Priority } from './shopping.logic.ts'

type Row = [name: string, quantity: string | null, category: string, priority: Priority]

const byStore: Record<string, Row[]> = {
  Costco: [
    ['Milk', '1 gallon', 'Dairy', 'high'],
    ['Chicken thighs', '4 lb', 'Meat', 'medium'],
    ['Olive oil', '2 liters', 'Pantry', 'low'],
    ['Frozen dumplings', '2 bags', 'Frozen', 'low'],
  ],
  "Trader Joe's": [
    ['Cilantro', '1 bunch', 'Produce', 'high'],
    ['Avocados', '4', 'Produce', 'medium'],
    ['Limes', '6', 'Produce', 'low'],
    ['Ricotta', '15 oz', 'Dairy', 'medium'],
    ['Sourdough', '1 loaf', 'Bakery', 'medium'],
  ],
  'Corner market': [
    ['Eggs', '12', 'Dairy', 'high'],
    ['Ginger', '1 piece', 'Produce', 'low'],
    ['Orange juice', '1 carton', 'Other', 'medium'],
  ],
}

const withoutStore: Row[] = [
  ['Birthday candles', null, 'Other', 'low'],
  ['Paper towels', '1 pack', 'Other', 'medium'],
]

const done: Row = ['Bananas', '6', 'Produce', 'medium']

const item =
  (store: string | null, isCompleted = false) =>
  ([name, quantity, category, priority]: Row): ShoppingItemForm => ({
    name,
    quantity,
    category,
    priority,
    store,
    notes: null,
    addedBy: null,
    isCompleted,
  })

export const sampleStores = Object.keys(byStore).map((name) => ({ name, aisles: [] }))

export const sampleShopping: ShoppingItemForm[] = [
  ...Object.entries(byStore).flatMap(([store, rows]) => rows.map(item(store))),
  ...withoutStore.map(item(null)),
  item("Trader Joe's", true)(done),
]
