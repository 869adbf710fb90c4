// npm test [-- --only=static|unit|browser] [--changed [--since COMMIT]] [--slowest] [part of a path …]
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scratchFolder } from '#test/scratchFolder.ts'
import { startPostgres } from '#test/services/postgres.ts'
import { findAffected } from './testing/changed.ts'
import { playwrightStage } from './testing/playwright.ts'
import { countOf, report } from './testing/stage.ts'
import { buildStage, staticStages } from './testing/static.ts'
import { explainFailures, listSlowest } from './testing/summary.ts'
import { vitestStage } from './testing/vitest.ts'

const parts = ['static', 'unit', 'browser']
const { only, changed, slowest, filters } = choices()

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => interruption.abort())
}

const folder = mkdtempSync(join(scratchFolder, 'food-pal-test-'))
const run = { folder, filters, signal: interruption.signal }
let postgres
const databaseUrl = async () => {
  postgres ??= await startPostgres()
  return postgres.url
}

const records = []
try {
  const runs = async (stage) => records.push(...(await report(stage, run)))
  // `allSettled`, so that Ctrl-C waits for all of them.
  await Promise.allSettled(first().map(runs))
  // Tests of a broken build would say nothing.
  if (countOf(records, 'failed') === 0) {
    if (wanted('unit')) await runs(vitestStage(databaseUrl))
    if (wanted('browser')) await runs(playwrightStage)
  }
} catch (error) {
  if (!run.signal.aborted) throw error
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

if (run.signal.aborted) process.exit(130)
if (slowest) listSlowest(records)
explainFailures(records)
const [passed, failed] = [countOf(records, 'passed'), countOf(records, 'failed')]
if (passed + failed === 0) console.log(`No test matches ${filters?.join(' ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

/** Stages that must pass before any test runs. */
function first() {
  const builds = wanted('browser') ? [buildStage()] : wanted('unit') ? [buildStage('server')] : []
  return [...(wanted('static') ? staticStages : []), ...builds]
}

function wanted(part) {
  if (only) return only === part
  if (part === 'static') return changed || !filters
  const ending = { unit: /\.test\.tsx?$/, browser: /\.spec\.ts$/ }[part]
  return !changed || !filters || filters.some((file) => ending.test(file))
}

function choices() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      changed: { type: 'boolean', default: false },
      since: { type: 'string', default: 'HEAD' },
      slowest: { type: 'boolean', default: false },
    },
  })
  if (values.only && !parts.includes(values.only)) {
    console.error(`--only takes one of ${parts.join(', ')}`)
    process.exit(1)
  }
  const named = positionals.length > 0 ? positionals : undefined
  return { ...values, filters: values.changed ? findAffected(values.since) : named }
}
