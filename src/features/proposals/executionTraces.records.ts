import { z } from 'zod'
import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { recordFields } from '#shared/fields.ts'

/** A step in the life of a proposal, for tracing. */
const ExecutionTrace = z.object({
  proposalId: z.number().int(),
  conversationId: z.number().int().nullable(),
  messageId: z.number().int().nullable(),
  executionId: z.string().nullable(),
  step: z.enum(['proposed', 'executed', 'failed', 'rejected', 'replaced']),
  status: z.enum(['success', 'error']),
  stepData: z.record(z.string(), z.json()).nullable(),
  errorDetails: z.string().nullable(),
  /** Milliseconds. */
  duration: z.number().int().nullable(),
  ...recordFields,
})
type ExecutionTrace = z.infer<typeof ExecutionTrace>

const ProposalError = z.object({
  proposalId: z.number().int(),
  executionId: z.string().nullable(),
  commandType: z.string(),
  errorCode: z.string(),
  errorMessage: z.string(),
  httpStatus: z.number().int(),
  validationErrors: z.array(z.object({ field: z.string(), message: z.string() })),
  warnings: z.array(z.string()),
  details: z.string().nullable(),
  stack: z.string().nullable(),
  ...recordFields,
})
type ProposalError = z.infer<typeof ProposalError>

declare module '#server/db/tables.ts' {
  interface Tables {
    executionTraces: Columns<ExecutionTrace>
    proposalErrors: Columns<ProposalError>
  }
}

export const executionTraces = defineRecord({
  name: 'executionTrace',
  table: 'executionTraces',
  topic: 'executionTraces',
  noun: 'execution trace',
  heading: 'Execution traces',
  description:
    'The steps of each proposal: made, approved, refused, rejected. Only the newest are kept.',
  schema: ExecutionTrace,
  label: ({ proposalId, step }) => `${proposalId} ${step}`,
  unrecorded: true,
  audit: { newest: 5_000 },
})

export const proposalErrors = defineRecord({
  name: 'proposalError',
  table: 'proposalErrors',
  topic: 'proposalErrors',
  noun: 'proposal error',
  heading: 'Proposal errors',
  description: 'Why approvals failed. Only the newest are kept.',
  schema: ProposalError,
  label: ({ errorMessage }) => errorMessage.slice(0, 60),
  unrecorded: true,
  audit: { newest: 5_000 },
})

export const auditMigrations: Migrations = {
  '015-proposal-audits': async (db) => {
    await recordTable(db, 'executionTraces')
      .addColumn('proposalId', 'integer', (column) => column.notNull())
      .addColumn('conversationId', 'integer')
      .addColumn('messageId', 'integer')
      .addColumn('executionId', 'text')
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('stepData', 'text')
      .addColumn('errorDetails', 'text')
      .addColumn('duration', 'integer')
      .execute()
    await recordTable(db, 'proposalErrors')
      .addColumn('proposalId', 'integer', (column) => column.notNull())
      .addColumn('executionId', 'text')
      .addColumn('commandType', 'text', (column) => column.notNull())
      .addColumn('errorCode', 'text', (column) => column.notNull())
      .addColumn('errorMessage', 'text', (column) => column.notNull())
      .addColumn('httpStatus', 'integer', (column) => column.notNull())
      .addColumn('validationErrors', 'text', (column) => column.notNull())
      .addColumn('warnings', 'text', (column) => column.notNull())
      .addColumn('details', 'text')
      .addColumn('stack', 'text')
      .execute()
  },
}
