import type { Generated } from 'kysely'
import type { Migrations } from '#server/db/migrate.ts'
import { recordTable } from '#server/db/migrate.ts'
import type { Kind } from '#server/kind.ts'
import { Setting } from './settings.contract.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    settings: Setting & { id: Generated<number> }
  }
}

export const settingRecords: Kind<Setting> = {
  name: 'setting',
  table: 'settings',
  topic: 'settings',
  noun: 'setting',
  heading: 'Settings',
  schema: Setting,
  label: (setting) => setting.key,
  setup: true,
}

export const settingsMigrations: Migrations = {
  '003-settings': async (db) => {
    await recordTable(db, 'settings')
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
