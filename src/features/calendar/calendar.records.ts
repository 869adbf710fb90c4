import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { CalendarSource } from './calendar.contract.ts'
import { calendarEndpoints } from './calendar.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    calendarSources: Columns<CalendarSource>
  }
}

export const calendarSources = defineRecord({
  name: 'calendarSource',
  table: 'calendarSources',
  topic: calendarEndpoints.topic,
  noun: 'calendar',
  heading: 'Calendars',
  description: 'Calendars from elsewhere, shown beside the menu',
  schema: CalendarSource,
  label: (source) => source.name,
  // A connection, no household data; the address may be a secret, so no export contains it.
  setup: true,
})

export const calendarMigrations: Migrations = {
  '008-calendar': async (db) => {
    await recordTable(db, 'calendarSources')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('color', 'text', (column) => column.notNull())
      .addColumn('enabled', 'integer', (column) => column.notNull())
      .execute()
  },
}
