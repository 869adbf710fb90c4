import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { BackupRun } from '../backup.contract.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    backupRuns: Columns<BackupRun>
  }
}

export const backupRuns = defineRecord({
  name: 'backupRuns',
  table: 'backupRuns',
  topic: 'backupRuns',
  noun: 'backup',
  heading: 'Backups',
  description: 'Which program makes the backup of a night, and whether it did. Only the newest.',
  schema: BackupRun,
  label: ({ dueAt }) => dueAt,
  unrecorded: true,
  audit: { newest: 100 },
})

export const backupMigrations: Migrations = {
  '038-backup-runs': async (db) => {
    await recordTable(db, 'backupRuns')
      .addColumn('dueAt', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('madeAt', 'text')
      .addColumn('bytes', 'integer')
      .execute()
  },
}
