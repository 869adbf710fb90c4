import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { provideChromium } from '#test/services/chromium.ts'
import { coloured, type Run, runScript } from './process.ts'
import type { Result, Stage } from './stage.ts'

type Report = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

// Playwright sets FORCE_COLOR for its workers, and Node warns in each of them where NO_COLOR is too.
const workerColours = { NO_COLOR: undefined, FORCE_COLOR: coloured ? '1' : '0' }

/** Journeys in a real browser, on the screens as they are built for use. */
export function playwrightStage(databaseUrl: () => Promise<string>): Stage {
  return {
    name: 'journeys',
    async check(run) {
      const chromium = provideChromium()
      const build = await runScript(run, ['scripts/web-build.mjs'])
      if (!build.ok) return { passed: 0, failed: 1, details: build.output }
      const report = join(run.folder, 'playwright.json')
      const { ok, output } = await runScript(
        run,
        ['node_modules/.bin/playwright', 'test', '--reporter=dot,json', ...selection(run)],
        {
          ...workerColours,
          CHROMIUM_PATH: chromium,
          TEST_DATABASE_URL: await databaseUrl(),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      )
      return { ...count(report, ok), details: output }
    },
  }
}

function selection({ filters }: Run): string[] {
  return filters.length ? ['--pass-with-no-tests', ...filters] : []
}

function count(report: string, ok: boolean): Result {
  if (!existsSync(report)) return { passed: 0, failed: ok ? 0 : 1 }
  const { stats, errors }: Report = JSON.parse(readFileSync(report, 'utf8'))
  const failed = stats.unexpected + stats.flaky + errors.length
  return {
    passed: stats.expected,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: stats.skipped,
  }
}
