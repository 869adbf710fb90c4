import type { Client } from '../test/client.ts'
import { pantryItem } from '../test/factories.ts'

const items = [
  ['Greek yogurt', '2 cups', 'Dairy', 'Fridge', 'Soon'],
  ['Milk', '½ gallon', 'Dairy', 'Fridge', '1 week'],
  ['Carrots', '1 lb', 'Vegetable', 'Fridge', '2 weeks'],
  ['Celery', '1 bunch', 'Vegetable', 'Fridge', null],
  ['Spinach', '1 bag', 'Vegetable', 'Fridge', 'Soon'],
  ['Soy sauce', '1 bottle', 'Condiment', 'Pantry', null],
  ['Jasmine rice', '5 lb', 'Grain', 'Pantry', null],
  ['Penne', '2 boxes', 'Grain', 'Pantry', null],
  ['Ground beef', '1 lb', 'Protein', 'Freezer', '2 weeks'],
  ['Peas', '2 bags', 'Vegetable', 'Freezer', null],
  ['Sourdough', '1 loaf', 'Grain', 'Counter', 'Soon'],
] as const

export async function fillPantry(client: Client) {
  for (const [name, quantity, category, location, expiryDate] of items) {
    await client.post('/api/pantry', pantryItem({ name, quantity, category, location, expiryDate }))
  }
}
