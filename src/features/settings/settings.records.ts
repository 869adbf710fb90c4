import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { Setting } from './settings.contract.ts'
import { settingsEndpoints } from './settings.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    settings: Columns<Setting>
  }
}

export const settingRecords = defineRecord({
  name: 'setting',
  table: 'settings',
  topic: settingsEndpoints.topic,
  noun: 'setting',
  heading: 'Settings',
  description: 'How the household set up the app',
  schema: Setting,
  label: (setting) => setting.key,
  setup: true,
})

export const settingsMigrations: Migrations = {
  '003-settings': async (db) => {
    await recordTable(db, 'settings')
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
  // Values were plain text before.
  '010-settings-as-json': async ({ tx }) => {
    for (const { id, value } of await tx.selectFrom('settings').select(['id', 'value']).execute()) {
      await tx
        .updateTable('settings')
        .set({ value: JSON.stringify(value) })
        .where('id', '=', id)
        .execute()
    }
  },
}
