import { z } from 'zod'
import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { recordFields } from '#shared/fields.ts'

const count = z.number().int()

/** One call of an assistant: its prompt, answer and cost. */
export const AiCall = z.object({
  conversationId: count.nullable(),
  messageId: count.nullable(),
  role: z.enum(['proposal-generator', 'conversationalist']),
  modelUsed: z.string(),
  systemPrompt: z.string().nullable(),
  userInput: z.string(),
  aiResponse: z.string(),
  tokenUsage: z
    .object({
      input: count.nullable(),
      output: count.nullable(),
      cost: z.number().nullish(),
    })
    .nullable(),
  /** Milliseconds. */
  processingTime: count,
  /** Tenths: 7 is 0.7. */
  temperature: count.nullable(),
  maxTokens: count.nullable(),
  commandsDetected: count,
  proposalsCreated: count,
  parseErrors: z.array(z.string()),
  errorMessage: z.string().nullable(),
  ...recordFields,
})
export type AiCall = z.infer<typeof AiCall>

/** A command that was found in a message, and its outcome. */
const ParsedCommand = z.object({
  messageId: count.nullable(),
  commandType: z.string(),
  commandData: z.json(),
  executionStatus: z.enum(['pending', 'refused']),
  executedAt: z.string().nullable(),
  executedBy: z.string().nullable(),
  executionResult: z.string().nullable(),
  ...recordFields,
})
type ParsedCommand = z.infer<typeof ParsedCommand>

declare module '#server/db/tables.ts' {
  interface Tables {
    aiCalls: Columns<AiCall>
    parsedCommands: Columns<ParsedCommand>
  }
}

export const aiCalls = defineRecord({
  name: 'aiCall',
  table: 'aiCalls',
  topic: 'aiCalls',
  noun: 'AI call',
  heading: 'AI calls',
  description:
    'Each call of an assistant: what it was told, what it said and what that cost. Only the newest are kept.',
  schema: AiCall,
  label: ({ modelUsed }) => modelUsed,
  unrecorded: true,
  // Prompts are long.
  audit: { newest: 200 },
})

export const parsedCommands = defineRecord({
  name: 'parsedCommand',
  table: 'parsedCommands',
  topic: 'parsedCommands',
  noun: 'parsed command',
  heading: 'Parsed commands',
  description: 'Commands that somebody wrote out in a message. Only the newest are kept.',
  schema: ParsedCommand,
  label: ({ commandType }) => commandType,
  unrecorded: true,
  audit: { newest: 5_000 },
})

export const auditMigrations: Migrations = {
  '016-assistant-audits': async (db) => {
    await recordTable(db, 'aiCalls')
      .addColumn('conversationId', 'integer')
      .addColumn('messageId', 'integer')
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('modelUsed', 'text', (column) => column.notNull())
      .addColumn('systemPrompt', 'text')
      .addColumn('userInput', 'text', (column) => column.notNull())
      .addColumn('aiResponse', 'text', (column) => column.notNull())
      .addColumn('tokenUsage', 'text')
      .addColumn('processingTime', 'integer', (column) => column.notNull())
      .addColumn('temperature', 'integer')
      .addColumn('maxTokens', 'integer')
      .addColumn('commandsDetected', 'integer', (column) => column.notNull())
      .addColumn('proposalsCreated', 'integer', (column) => column.notNull())
      .addColumn('parseErrors', 'text', (column) => column.notNull())
      .addColumn('errorMessage', 'text')
      .execute()
    await recordTable(db, 'parsedCommands')
      .addColumn('messageId', 'integer')
      .addColumn('commandType', 'text', (column) => column.notNull())
      .addColumn('commandData', 'text', (column) => column.notNull())
      .addColumn('executionStatus', 'text', (column) => column.notNull())
      .addColumn('executedAt', 'text')
      .addColumn('executedBy', 'text')
      .addColumn('executionResult', 'text')
      .execute()
  },
}
