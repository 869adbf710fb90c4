import { type Done, get, post, remove } from '#shared/endpoint.ts'
import type { Comparison, TestResultPage, TestRun, TestRunForm } from './aiTests.contract.ts'
import type { TestSuite } from './aiTests.logic.ts'

const run = '/api/ai/tests/run'

export const testEndpoints = {
  topic: 'test-results',
  list: get('/api/test-results')
    .takes<{ page?: number; limit?: number; testSuite?: TestSuite }>()
    .answers<TestResultPage>(),
  run: get(run).answers<TestRun>(),
  start: post(run).takes<TestRunForm>().answers<Done & { runId: string; total: number }>(),
  /** The newest run of each model, side by side. */
  compare: get('/api/ai/tests/comparison').answers<Comparison>(),
  /** Answers when the run has ended. */
  cancel: remove(run).answers<Done>(),
}
