import type { Run } from './process.ts'

export type Result = { passed: number; failed: number; skipped?: number; details?: string }

export type Stage = { name: string; check: (run: Run) => Promise<Result> }

/** Runs a stage, says in a line how it went, and in full what failed. */
export async function report(stage: Stage, run: Run): Promise<Result> {
  const started = performance.now()
  const result = await stage.check(run).catch((error: Error) => {
    run.signal.throwIfAborted()
    return { passed: 0, failed: 1, details: error.message } as Result
  })
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  const mark = result.failed === 0 ? '✓' : '✗'
  console.log(`${mark} ${stage.name} (${[...counts(result), seconds].join(', ')})`)
  if (result.failed > 0 && result.details) console.log(`\n${result.details}\n`)
  return result
}

function counts({ passed, failed, skipped = 0 }: Result): string[] {
  if (passed + failed === 1 && skipped === 0) return []
  return [
    `${passed} passed`,
    ...(failed ? [`${failed} failed`] : []),
    ...(skipped ? [`${skipped} skipped`] : []),
  ]
}
