import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { Cooking } from './cooking.contract.ts'
import { cookingEndpoints } from './cooking.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    cookings: Columns<Cooking>
  }
}

export const cookingRecords = defineRecord({
  name: 'cooking',
  table: 'cookings',
  topic: cookingEndpoints.topic,
  noun: 'cooked meal',
  heading: 'Cooked meals',
  description:
    'What was cooked, with the recipe as it was that day and what everyone thought of it',
  schema: Cooking,
  label: ({ title, cookedOn }) => `${title}, ${cookedOn}`,
  exportedAs: 'cooked',
  refersTo: { mealId: 'mealEvent', recipeId: 'recipe' },
})

export const cookingMigrations: Migrations = {
  '029-cookings': async (db) => {
    await recordTable(db, 'cookings')
      .addColumn('mealId', 'integer')
      .addColumn('recipeId', 'integer')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('servings', 'real')
      .addColumn('ratings', 'text', (column) => column.notNull())
      .addColumn('notes', 'text')
      .addColumn('cookedOn', 'text', (column) => column.notNull())
      .addColumn('recipe', 'text')
      .execute()
  },
}
