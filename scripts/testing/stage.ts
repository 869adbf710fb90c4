import { join } from 'node:path'
import { type Run, runScript } from './process.ts'
import { readRecords, recordsVariable, type TestRecord } from './records.ts'

export type Stage = { name: string; check: (run: Run) => Promise<TestRecord[]> }

export type Script = [script: string, ...args: string[]]

export const scriptStage = (name: string, script: Script): Stage => ({
  name,
  async check(run) {
    const { ok, output } = await runScript(run, script)
    return [{ ...wholeStage(name), state: ok ? 'passed' : 'failed', reason: output }]
  },
})

/** Runs a test runner that writes records. If none of them failed, its output is the reason. */
export async function runTests(
  name: string,
  run: Run,
  script: Script,
  env: NodeJS.ProcessEnv,
): Promise<TestRecord[]> {
  const file = join(run.folder, `${name}.jsonl`)
  const { ok, output } = await runScript(run, script, { ...env, [recordsVariable]: file })
  const records = readRecords(file)
  const isExplained = ok || records.some(({ state }) => state === 'failed')
  return isExplained ? records : [...records, { ...wholeStage(name), reason: output }]
}

/** Runs a stage and prints a line about it. */
export async function report(stage: Stage, run: Run): Promise<TestRecord[]> {
  const started = performance.now()
  const records = await stage.check(run).catch((error: Error): TestRecord[] => {
    run.signal.throwIfAborted()
    return [{ ...wholeStage(stage.name), reason: error.message }]
  })
  const seconds = `${((performance.now() - started) / 1_000).toFixed(1)} s`
  const mark = records.some(({ state }) => state === 'failed') ? '✗' : '✓'
  console.log(`${mark} ${stage.name} (${[...counts(records), seconds].join(', ')})`)
  return records
}

const wholeStage = (name: string): TestRecord => ({
  kind: name,
  name,
  where: '',
  state: 'failed',
  seconds: 0,
})

export const countOf = (records: readonly TestRecord[], state: TestRecord['state']) =>
  records.filter((record) => record.state === state).length

function counts(records: readonly TestRecord[]): string[] {
  if (records.length < 2) return []
  return (['passed', 'failed', 'skipped'] as const).flatMap((state) => {
    const count = countOf(records, state)
    return count > 0 || state === 'passed' ? [`${count} ${state}`] : []
  })
}
