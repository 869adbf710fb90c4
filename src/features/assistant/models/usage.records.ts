import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { AiUsage } from './usage.contract.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    aiUsage: Columns<AiUsage>
  }
}

export const aiUsage = defineRecord({
  name: 'aiUsage',
  table: 'aiUsage',
  topic: 'aiUsage',
  noun: 'AI usage',
  heading: 'AI usage',
  description: 'What models were asked on a day, in tokens. Only the newest are kept.',
  schema: AiUsage,
  label: ({ modelId }) => modelId,
  unrecorded: true,
  audit: { newest: 2_000 },
})

export const usageMigrations: Migrations = {
  '036-ai-usage': async (db) => {
    await recordTable(db, 'aiUsage')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('modelId', 'text', (column) => column.notNull())
      .addColumn('calls', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('inputTokens', 'integer', (column) => column.notNull())
      .addColumn('outputTokens', 'integer', (column) => column.notNull())
      .addColumn('cost', 'real', (column) => column.notNull())
      .execute()
    await db.tx.schema
      .createIndex('ai_usage_by_day')
      .on('aiUsage')
      .columns(['day', 'modelId'])
      .unique()
      .execute()
  },
}
