import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { timestamp } from '#shared/time.ts'
import { AiModel } from './models.contract.ts'
import { modelEndpoints } from './models.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    aiModels: Columns<AiModel>
  }
}

export const aiModels = defineRecord({
  name: 'aiModel',
  table: 'aiModels',
  topic: modelEndpoints.topic,
  noun: 'AI model',
  heading: 'AI models',
  description: 'Language models that the assistant can talk to',
  schema: AiModel,
  label: (model) => model.name,
  setup: true,
})

/** The router's ids; the last two are aliases of the newest model of their line. */
const firstModels = [
  { name: 'Gemini 2.5 Pro', modelId: 'google/gemini-2.5-pro' },
  { name: 'Gemini 2.5 Flash', modelId: 'google/gemini-2.5-flash' },
  { name: 'Gemini 2.5 Flash Lite', modelId: 'google/gemini-2.5-flash-lite' },
  { name: 'Gemini Pro, newest', modelId: '~google/gemini-pro-latest' },
  { name: 'Gemini Flash, newest', modelId: '~google/gemini-flash-latest' },
]

export const modelsMigrations: Migrations = {
  '009-ai-models': async (db) => {
    await recordTable(db, 'aiModels')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('modelId', 'text', (column) => column.notNull())
      .addColumn('isDefault', 'integer', (column) => column.notNull())
      .addColumn('maxTokens', 'integer', (column) => column.notNull())
      .addColumn('temperature', 'integer', (column) => column.notNull())
      .execute()
    const at = timestamp()
    for (const [n, { name, modelId }] of firstModels.entries()) {
      await db.tx
        .insertInto('aiModels')
        .values({
          name,
          provider: 'Google',
          modelId,
          isDefault: n === 0 ? 1 : 0,
          maxTokens: 8192,
          temperature: 7,
          version: 1,
          createdAt: at,
          updatedAt: at,
        })
        .execute()
    }
  },
  '035-what-models-can-do': async ({ tx }) => {
    for (const column of ['callsTools', 'seesPictures']) {
      await tx.schema
        .alterTable('aiModels')
        .addColumn(column, 'integer', (added) => added.notNull().defaultTo(1))
        .execute()
    }
  },
}
