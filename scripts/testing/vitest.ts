import type { Run } from './process.ts'
import { runTests, type Stage } from './stage.ts'

/** Tests over HTTP on both engines, and tests without a database. */
export const vitestStage = (databaseUrl: () => Promise<string>): Stage => ({
  name: 'tests',
  check: async (run) =>
    runTests(
      'tests',
      run,
      [
        'node_modules/.bin/vitest',
        'run',
        '--reporter=scripts/testing/vitestReporter.ts',
        ...selection(run),
      ],
      { TEST_DATABASE_URL: await databaseUrl() },
    ),
})

const selection = ({ filters }: Run) => (filters ? ['--passWithNoTests', ...filters] : [])
