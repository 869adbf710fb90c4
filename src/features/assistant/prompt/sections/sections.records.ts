import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { StoredSection } from './sections.contract.ts'
import { sectionEndpoints } from './sections.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    instructionSections: Columns<StoredSection>
  }
}

export const sectionRecords = defineRecord({
  name: 'instructionSection',
  table: 'instructionSections',
  topic: sectionEndpoints.topic,
  noun: 'section',
  heading: 'Instruction sections',
  description: 'Instruction sections that the household added, edited or deleted',
  schema: StoredSection,
  label: ({ title, name }) => title ?? name,
  setup: true,
})

export const sectionsMigrations: Migrations = {
  '017-instruction-sections': async (db) => {
    await recordTable(db, 'instructionSections')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('isOwn', 'integer', (column) => column.notNull())
      .addColumn('isDeleted', 'integer', (column) => column.notNull())
      .addColumn('title', 'text')
      .addColumn('description', 'text')
      .addColumn('content', 'text')
      .addColumn('sortOrder', 'integer')
      .addColumn('isActive', 'integer')
      .addColumn('role', 'text')
      .addColumn('shippedHash', 'text')
      .execute()
    // The household may have a section with the same name as one that an update ships.
    await db.tx.schema
      .createIndex('instruction_sections_by_name')
      .on('instructionSections')
      .columns(['name', 'isOwn'])
      .unique()
      .execute()
  },
}
