import {
  failsForEveryMessage,
  type Proposer,
  type Proposing,
  wantedPause,
} from '#features/assistant/proposer.service.ts'
import { changesOf } from '#features/proposals/proposals.service.ts'
import { sentenceOf } from '#features/proposals/summary.logic.ts'
import type { AppContext } from '#server/appContext.ts'
import type { Command } from '#server/commands/command.ts'
import type { Draft } from '#server/records/recordType.ts'
import { Refusal } from '#shared/errors.ts'
import { millis } from '#shared/time.ts'
import type { TestResult } from './aiTests.contract.ts'
import { suiteOf } from './aiTests.logic.ts'
import type { AiTest } from './tests/aiTest.ts'
import { now, testHousehold, today } from './tests/testHousehold.ts'
import { expectation, judge } from './verdict.ts'

type Testing = Pick<AppContext, 'commands' | 'promptLists'> & {
  proposer: Proposer
  /** Milliseconds. */
  timeLimit: number
  /** Aborted when the whole run ends. */
  stop: AbortSignal
}

type Tested = {
  result: Omit<Draft<TestResult>, 'runId'>
  /** All other tests would fail for the same reason. */
  endsRun: boolean
  /** Milliseconds to wait before the next test. */
  pause: number
}

/** Asks for proposals as the chat does, and judges them; stores nothing in the household. */
export async function carryOut(test: AiTest, testing: Testing): Promise<Tested> {
  const { proposer, commands, promptLists, timeLimit, stop } = testing
  const { name, prompt, history = [] } = test
  const limit = AbortSignal.timeout(timeLimit)
  const begun = millis()
  const tested = (
    outcome: Pick<TestResult, 'success' | 'responseData' | 'errorMessage' | 'tokenUsage'>,
  ) => ({
    testName: name,
    testType: suiteOf(name),
    requestData: JSON.stringify({ prompt, history, expected: expectation(test) }),
    durationMs: Math.round(millis() - begun),
    model: proposer.name,
    ...outcome,
  })
  try {
    const household = { ...testHousehold, promptLists }
    const turn = { message: prompt, history, photos: [], household, today, now }
    const proposed = await untilAborted(
      (signal) => proposer.propose(turn, signal),
      AbortSignal.any([stop, limit]),
    )
    const errorMessage = judge(test, proposed, commands)?.slice(0, longestError) ?? null
    const { usage } = proposed
    const result = tested({
      success: errorMessage === null,
      responseData: JSON.stringify({ response: inWords(proposed, commands) }),
      errorMessage,
      tokenUsage: usage && { input: usage.inputTokens, output: usage.outputTokens },
    })
    return { result, endsRun: false, pause: 0 }
  } catch (error) {
    stop.throwIfAborted()
    const errorMessage = limit.aborted
      ? `No answer came within ${timeLimit / 1_000} s.`
      : reasonOf(error)
    return {
      result: tested({ success: false, responseData: null, errorMessage, tokenUsage: null }),
      endsRun: failsForEveryMessage(error),
      pause: wantedPause(error),
    }
  }
}

/** Rejects on abort, even if `ask` ignores the signal. */
function untilAborted<T>(ask: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) {
  const aborted = new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
  return Promise.race([ask(signal), aborted])
}

const reasonOf = (error: unknown) =>
  error instanceof Refusal ? error.message : 'The assistant failed unexpectedly.'

const longestResponse = 20_000
const longestError = 1_000

/** The proposals as sentences, with all fields. */
function inWords({ commands }: Proposing, known: ReadonlyMap<string, Command>): string {
  const said = commands.map(({ type, items }) => {
    const command = known.get(type)
    const proposedChanges = command ? changesOf(command, items) : []
    const proposal = { commandType: type, proposedChanges, affectedEntities: [] }
    return `${sentenceOf(proposal, today)}\n${type} ${JSON.stringify(items, null, 2)}`
  })
  return (said.join('\n\n') || 'Nothing was proposed.').slice(0, longestResponse)
}
