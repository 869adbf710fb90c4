import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { auditMigrations } from './executionTraces.records.ts'
import { Proposal } from './proposals.contract.ts'
import { proposalEndpoints } from './proposals.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    proposals: Columns<Proposal>
  }
}

export const proposalRecords = defineRecord({
  name: 'proposal',
  table: 'proposals',
  topic: proposalEndpoints.topic,
  noun: 'proposal',
  heading: 'Proposals',
  description: 'What the assistant proposed, and what became of it',
  schema: Proposal,
  label: (proposal) => proposal.commandContent.slice(0, 60),
  unrecorded: true,
})

export const proposalMigrations: Migrations = {
  '013-proposals': async (db) => {
    await recordTable(db, 'proposals')
      .addColumn('conversationId', 'integer')
      .addColumn('messageId', 'integer')
      .addColumn('commandType', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('commandContent', 'text', (column) => column.notNull())
      .addColumn('proposedChanges', 'text', (column) => column.notNull())
      .addColumn('affectedEntities', 'text', (column) => column.notNull())
      .addColumn('affectedCount', 'integer', (column) => column.notNull())
      .addColumn('requiresConfirmation', 'integer', (column) => column.notNull())
      .addColumn('proposedAt', 'text', (column) => column.notNull())
      .addColumn('decidedAt', 'text')
      .addColumn('decidedBy', 'text')
      .addColumn('executedAt', 'text')
      .addColumn('executionResult', 'text')
      .addColumn('errorMessage', 'text')
      .addColumn('originalContext', 'text')
      .addColumn('problems', 'text', (column) => column.notNull())
      .addColumn('warnings', 'text', (column) => column.notNull())
      .execute()
    await db.tx.schema
      .createIndex('proposals_by_status')
      .on('proposals')
      .columns(['status', 'proposedAt'])
      .execute()
    await db.tx.schema
      .createIndex('proposals_by_conversation')
      .on('proposals')
      .column('conversationId')
      .execute()
    await db.tx.schema
      .createIndex('changes_by_execution')
      .on('changes')
      .column('executionId')
      .execute()
  },
  '032-edited-proposals': async ({ tx }) => {
    await tx.schema
      .alterTable('proposals')
      .addColumn('edited', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await tx.schema.alterTable('proposals').addColumn('replacedBy', 'integer').execute()
  },
  ...auditMigrations,
}
