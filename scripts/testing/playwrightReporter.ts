import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { noteRecord, placeOf, reasonOf } from './records.ts'

export default class RecordReporter implements Reporter {
  printsToStdio = () => true

  onTestEnd(test: TestCase, { status, duration, error, attachments }: TestResult) {
    const picture = attachments.find(({ name }) => name === 'screenshot')?.path
    const at = error?.location ?? test.location
    noteRecord({
      kind: test.tags.includes('@phone') ? 'phone' : 'wide window',
      name: test.titlePath().slice(3).join(' › '),
      where: placeOf(at.file, at.line),
      state: status === 'passed' || status === 'skipped' ? status : 'failed',
      seconds: duration / 1_000,
      ...(error && { reason: reasonOf(error.message) }),
      ...(picture && { picture: placeOf(picture) }),
    })
  }

  onError({ message, location }: TestError) {
    const where = location ? placeOf(location.file, location.line) : 'an error outside any journey'
    noteRecord({
      kind: 'journeys',
      name: where,
      where,
      state: 'failed',
      seconds: 0,
      reason: reasonOf(message),
    })
  }
}
