import type { Doing } from '../content.ts'
import type { Answers, Ask } from './askServer.ts'

const needed = [
  'stock',
  'products',
  'locations',
  'quantity_units',
  'shopping_list',
  'recipes',
  'recipes_pos',
  'meal_plan',
]

/** Missing in older versions, or where the household turned a part of Grocy off. */
const optional = [
  'product_groups',
  'quantity_unit_conversions',
  'shopping_lists',
  'shopping_locations',
  'recipes_nestings',
  'meal_plan_sections',
  'product_barcodes',
  'chores',
  'tasks',
  'batteries',
  'equipment',
]

export async function askGrocy(ask: Ask, doing: Doing): Promise<Answers> {
  const answers: Answers = {}
  const tables = [...needed, ...optional]
  for (const [n, table] of tables.entries()) {
    doing('Reading', n, tables.length)
    const isOptional = optional.includes(table)
    answers[table] = [await ask(`/api/objects/${table}`, { optional: isOptional })]
  }
  return answers
}
