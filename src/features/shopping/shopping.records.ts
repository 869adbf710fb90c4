import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { ShoppingItem, Store } from './shopping.contract.ts'
import { shoppingEndpoints } from './shopping.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    shoppingItems: Columns<ShoppingItem>
    stores: Columns<Store>
  }
}

export const shoppingItems = defineRecord({
  name: 'shopping',
  table: 'shoppingItems',
  topic: shoppingEndpoints.topic,
  noun: 'shopping item',
  heading: 'Shopping list',
  description: 'What is to be bought, and what is checked off',
  schema: ShoppingItem,
  label: (item) => item.name,
  exportedAs: 'shoppingList',
})

export const stores = defineRecord({
  name: 'store',
  table: 'stores',
  topic: shoppingEndpoints.topic,
  noun: 'store',
  heading: 'Stores',
  description: 'Where the household shops',
  schema: Store,
  label: (store) => store.name,
  exportedAs: 'stores',
  unique: 'name',
})

export const shoppingMigrations: Migrations = {
  '006-shopping': async (db) => {
    await recordTable(db, 'shoppingItems')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('quantity', 'text')
      .addColumn('category', 'text')
      .addColumn('store', 'text')
      .addColumn('priority', 'text', (column) => column.notNull())
      .addColumn('notes', 'text')
      .addColumn('addedBy', 'text')
      .addColumn('isCompleted', 'integer', (column) => column.notNull())
      .execute()
    await recordTable(db, 'stores')
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .execute()
  },
  '024-store-aisles': async ({ tx }) => {
    await tx.schema
      .alterTable('stores')
      .addColumn('aisles', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
  },
}
