// npm test [-- --only=static|unit|browser] [part of a test file's path …]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '#test/services/postgres.ts'
import { playwrightStage } from './testing/playwright.ts'
import { report } from './testing/stage.ts'
import { staticStages } from './testing/static.ts'
import { vitestStage } from './testing/vitest.ts'

const parts = ['static', 'unit', 'browser']
const { only, filters } = choices()

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => interruption.abort())
}

const folder = mkdtempSync(join(tmpdir(), 'food-pal-test-'))
const run = { folder, filters, signal: interruption.signal }
let postgres
const databaseUrl = async () => {
  postgres ??= await startPostgres()
  return postgres.url
}

const results = []
try {
  const wanted = (part) => (only ? only === part : part !== 'static' || filters.length === 0)
  const runs = async (stage) => results.push(await report(stage, run))
  // Settled, not all: on Ctrl-C each of them is waited for.
  if (wanted('static')) await Promise.allSettled(staticStages.map(runs))
  if (wanted('unit')) await runs(vitestStage(databaseUrl))
  if (wanted('browser')) await runs(playwrightStage(databaseUrl))
} catch (error) {
  if (!run.signal.aborted) throw error
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

if (run.signal.aborted) process.exit(130)
const total = (count) => results.reduce((sum, result) => sum + result[count], 0)
const [passed, failed] = [total('passed'), total('failed')]
if (passed + failed === 0) console.log(`No test matches ${filters.join(' ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

function choices() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' } },
  })
  if (values.only && !parts.includes(values.only)) {
    console.error(`--only takes one of ${parts.join(', ')}`)
    process.exit(1)
  }
  return { only: values.only, filters: positionals }
}
