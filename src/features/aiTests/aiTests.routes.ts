import { etag } from 'hono/etag'
import type { House } from '#server/appContext.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import { done } from '#shared/endpoint.ts'
import { TestResultQuery, TestRunForm } from './aiTests.contract.ts'
import { testCalls } from './aiTests.endpoints.ts'
import { listTestResults } from './aiTests.queries.ts'
import { createTestRuns } from './testRuns.ts'

export function testRoutes(house: House) {
  const runs = createTestRuns(house)
  return routes(
    answerInput(testCalls.list, TestResultQuery, (query, c) => {
      // Asked for every few seconds, and seldom new.
      c.header('Cache-Control', 'private, no-cache')
      return listTestResults(house.reader, query)
    }).after(etag()),
    answer(testCalls.run, (c) => {
      c.header('Cache-Control', 'no-store')
      return runs.progress()
    }),
    answerInput(testCalls.start, TestRunForm, async () => ({ ...done, ...(await runs.start()) })),
    answer(testCalls.cancel, async () => {
      await runs.cancel()
      return done
    }),
  )
}
