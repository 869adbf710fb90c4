import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { noteRecord, placeOf, reasonOf } from './records.ts'

export default class RecordReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    const { state, errors = [] } = test.result()
    const [error] = errors
    noteRecord({
      kind: test.project.name,
      name: test.fullName,
      where: placeOf(test.module.moduleId, error?.stacks?.[0]?.line ?? test.location?.line),
      state: state === 'pending' ? 'skipped' : state,
      seconds: (test.diagnostic()?.duration ?? 0) / 1_000,
      ...(error && { reason: reasonOf(error.message, error.diff) }),
    })
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]) {
    for (const module of modules) {
      for (const { message } of module.errors()) {
        const place = placeOf(module.moduleId)
        noteFailure(module.project.name, place, message)
      }
    }
    for (const { message } of unhandled) noteFailure('tests', 'an error outside any test', message)
  }
}

const noteFailure = (kind: string, where: string, message: string) =>
  noteRecord({ kind, name: where, where, state: 'failed', seconds: 0, reason: reasonOf(message) })
