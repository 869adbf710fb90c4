import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { ShareLink } from './sharing.contract.ts'
import { sharingEndpoints } from './sharing.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    shareLinks: Columns<ShareLink>
  }
}

export const mostLinks = 50

/** Neither in the history nor in the backup: no undo and no restore opens a link again. */
export const shareLinks = defineRecord({
  name: 'shareLink',
  table: 'shareLinks',
  topic: sharingEndpoints.topic,
  noun: 'link',
  heading: 'Links',
  description: 'What is shared with people outside, and until when; the address as a hash',
  schema: ShareLink,
  label: ({ shows }) => shows.kind,
  unrecorded: true,
  audit: { newest: mostLinks },
})

export const sharingMigrations: Migrations = {
  '040-share-links': async (db) => {
    await recordTable(db, 'shareLinks')
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('shows', 'text', (column) => column.notNull())
      .addColumn('recipeFrom', 'text')
      .addColumn('endsAt', 'text', (column) => column.notNull())
      .execute()
  },
}
