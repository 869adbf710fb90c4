import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { FoodMatch } from './foodMatches.contract.ts'
import { foodMatchEndpoints } from './foodMatches.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    foodMatches: Columns<FoodMatch>
  }
}

export const foodMatchRecords = defineRecord({
  name: 'foodMatch',
  table: 'foodMatches',
  topic: foodMatchEndpoints.topic,
  noun: 'food match',
  heading: 'Food matches',
  description: 'Which names at home count as which foods in recipes, where someone said so',
  schema: FoodMatch,
  label: ({ food, name, isSame }) => `${name} ${isSame ? 'counts as' : 'is not'} ${food}`,
  exportedAs: 'foodMatches',
})

export const foodMatchMigrations: Migrations = {
  '031-food-matches': async (db) => {
    await recordTable(db, 'foodMatches')
      .addColumn('food', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('isSame', 'integer', (column) => column.notNull())
      .execute()
  },
}
