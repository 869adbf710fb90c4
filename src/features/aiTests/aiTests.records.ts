import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { TestResult } from './aiTests.contract.ts'
import { testEndpoints } from './aiTests.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    aiTestResults: Columns<TestResult>
  }
}

export const testResults = defineRecord({
  name: 'aiTestResult',
  table: 'aiTestResults',
  topic: testEndpoints.topic,
  noun: 'test result',
  heading: 'Test results',
  schema: TestResult,
  label: ({ testName }) => testName,
  unrecorded: true,
  audit: { newest: 2_000 },
})

export const testMigrations: Migrations = {
  '018-ai-test-results': async (db) => {
    await recordTable(db, 'aiTestResults')
      .addColumn('testName', 'text', (column) => column.notNull())
      .addColumn('testType', 'text', (column) => column.notNull())
      .addColumn('success', 'integer', (column) => column.notNull())
      .addColumn('requestData', 'text')
      .addColumn('responseData', 'text')
      .addColumn('errorMessage', 'text')
      .addColumn('durationMs', 'integer', (column) => column.notNull())
      .addColumn('tokenUsage', 'text')
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('runId', 'text', (column) => column.notNull())
      .execute()
  },
}
