import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { chooseProposer, type Proposer } from '#features/assistant/proposer.service.ts'
import type { AppContext } from '#server/appContext.ts'
import { isLoopback } from '#server/lifecycle/config.ts'
import { log } from '#server/lifecycle/log.ts'
import { conflict, Refusal } from '#shared/errors.ts'
import { millis } from '#shared/time.ts'
import type { TestRun } from './aiTests.contract.ts'
import { testResults } from './aiTests.records.ts'
import { carryOut } from './oneTest.ts'
import { aiTestsOf } from './tests/allTests.ts'

/** Milliseconds between the starts of two tests: at most 20 a minute. */
const usualSpacing = 3_000
const timeLimit = 60_000
const longestPause = 30_000

const cancelled = 'The run was canceled.'
const notStored = "The results couldn't be stored, so the run ended."

type Run = Pick<TestRun, 'done' | 'total' | 'passed' | 'endedBy'> & {
  runId: string
  /** Kept, since the household may choose another model meanwhile. */
  model?: string
  running: boolean
  stop: AbortController
  finished: Promise<void>
}

type Options = { spacing?: number }

/** One run at a time, which ends by itself, by a cancel or with the server. */
export function createTestRuns(app: AppContext, { spacing = spacingFor(app) }: Options = {}) {
  const all = aiTestsOf(app.commands.values())
  const testsFor = ({ modelId }: Pick<Proposer, 'modelId'>) =>
    modelId === null ? all.filter(({ isForModels }) => !isForModels) : all
  let run: Run | undefined
  app.onClose(cancel)

  async function start(modelId?: string) {
    if (run?.running) {
      throw conflict(
        `The tests are already running (${run.done} of ${run.total}). Wait for them, or cancel them.`,
      )
    }
    const proposer = chooseProposer(app, modelId)
    const fresh: Run = {
      runId: randomUUID(),
      running: true,
      done: 0,
      total: all.length,
      passed: 0,
      endedBy: null,
      stop: new AbortController(),
      finished: Promise.resolve(),
    }
    run = fresh
    fresh.finished = proposer
      .then((chosen) => runAll(fresh, chosen))
      .catch((error) => noteFailure(fresh, error))
      .finally(() => {
        fresh.running = false
      })
    const { length: total } = testsFor(await proposer)
    return { runId: fresh.runId, total }
  }

  async function runAll(current: Run, proposer: Proposer) {
    const { runId, stop } = current
    const tests = testsFor(proposer)
    current.model = proposer.name
    current.total = tests.length
    for (const test of tests) {
      const begun = millis()
      const { result, endsRun, pause } = await carryOut(test, {
        proposer,
        commands: app.commands,
        promptLists: app.promptLists,
        timeLimit,
        stop: stop.signal,
      })
      await app.change({ userId: 'household' }, 'Ran an AI test', (w) =>
        w.create(testResults, { ...result, runId }),
      )
      current.done += 1
      if (result.success) current.passed += 1
      if (endsRun) {
        current.endedBy = result.errorMessage
        return
      }
      if (current.done === tests.length) return
      const rest = Math.max(begun + spacing - millis(), Math.min(pause, longestPause), 0)
      // Waits even for 0 ms, so that other requests run between two tests.
      await wait(rest, undefined, { signal: stop.signal })
    }
  }

  async function cancel() {
    run?.stop.abort()
    await run?.finished
  }

  async function progress(): Promise<TestRun> {
    const { name, modelId } = await chooseProposer(app)
    const { runId = null, running = false, done = 0, passed = 0, endedBy = null } = run ?? {}
    return {
      running,
      done,
      total: running ? (run?.total ?? 0) : testsFor({ modelId }).length,
      passed,
      runId,
      model: (running && run?.model) || name,
      usesKey: modelId !== null,
      endedBy,
    }
  }

  return { start, cancel, progress }
}

function noteFailure(run: Run, error: unknown) {
  if (run.stop.signal.aborted) run.endedBy = cancelled
  else if (error instanceof Refusal) run.endedBy = error.message
  else run.endedBy = notStored
  if (run.endedBy !== notStored) return
  log.error('test run failed', { error: error instanceof Error ? error.stack : undefined })
}

/** A local model or the built-in assistant needs no pause. */
const spacingFor = ({ config: { hasModel, aiBaseUrl } }: AppContext) =>
  !hasModel || isLoopback(new URL(aiBaseUrl).hostname) ? 0 : usualSpacing
