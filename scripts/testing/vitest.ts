import { join } from 'node:path'
import type { Run } from './process.ts'
import { runTests, type Stage } from './stage.ts'

/** The program's own: threads that tests start would take the types out of their files each time. */
const compileCache = join(import.meta.dirname, '../../node_modules/.cache/compile')

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
      { TEST_DATABASE_URL: await databaseUrl(), NODE_COMPILE_CACHE: compileCache },
    ),
})

const selection = ({ filters }: Run) => (filters ? ['--passWithNoTests', ...filters] : [])
