import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { readExpiryDay } from '#shared/expiry/expiryDay.ts'
import { PantryItem } from './pantry.contract.ts'
import { pantryEndpoints } from './pantry.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    pantryItems: Columns<PantryItem>
  }
}

export const pantryItems = defineRecord({
  name: 'pantry',
  table: 'pantryItems',
  topic: pantryEndpoints.topic,
  noun: 'pantry item',
  heading: 'Pantry',
  description: 'What is at home, where it is and until when it keeps',
  schema: PantryItem,
  label: (item) => item.name,
  derived: { field: 'expiresOn', from: 'expiryDate', read: readExpiryDay },
  exportedAs: 'pantry',
})

export const pantryMigrations: Migrations = {
  '002-pantry': async (db) => {
    await recordTable(db, 'pantryItems')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('quantity', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('location', 'text', (column) => column.notNull())
      .addColumn('expiryDate', 'text')
      .addColumn('notes', 'text')
      .execute()
  },
  '026-pantry-expires-on': async ({ tx }) => {
    await tx.schema.alterTable('pantryItems').addColumn('expiresOn', 'text').execute()
  },
}
