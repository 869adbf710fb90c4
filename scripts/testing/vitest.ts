import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Run, runScript } from './process.ts'
import type { Result, Stage } from './stage.ts'

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Behaviour over HTTP on both engines, and what needs no database. */
export function vitestStage(databaseUrl: () => Promise<string>): Stage {
  return {
    name: 'tests',
    async check(run) {
      const report = join(run.folder, 'vitest.json')
      const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`]
      const { ok, output } = await runScript(
        run,
        ['node_modules/.bin/vitest', 'run', ...reporters, ...selection(run)],
        { TEST_DATABASE_URL: await databaseUrl() },
      )
      return { ...count(report, ok), details: output }
    },
  }
}

function selection({ filters }: Run): string[] {
  return filters.length ? ['--passWithNoTests', ...filters] : []
}

function count(report: string, ok: boolean): Result {
  if (!existsSync(report)) return { passed: 0, failed: ok ? 0 : 1 }
  const { numPassedTests, numFailedTests, numPendingTests, testResults }: Report = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  // A file that cannot even be loaded has failed without a single failed test in it.
  const brokenFiles = testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  ).length
  const failed = numFailedTests + brokenFiles
  return {
    passed: numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: numPendingTests,
  }
}
