import { etag } from 'hono/etag'
import type { AppContext } from '#server/appContext.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import { done } from '#shared/endpoint.ts'
import { TestResultQuery, TestRunForm } from './aiTests.contract.ts'
import { testEndpoints } from './aiTests.endpoints.ts'
import { compareModels, listTestResults } from './aiTests.queries.ts'
import { createTestRuns } from './testRuns.ts'

export function testRoutes(app: AppContext) {
  const runs = createTestRuns(app)
  return routes(
    answerInput(testEndpoints.list, TestResultQuery, (query, c) => {
      // Polled every few seconds, and rarely new: the ETag saves sending it.
      c.header('Cache-Control', 'private, no-cache')
      return listTestResults(app.reader, query)
    }).withMiddleware(etag()),
    answer(testEndpoints.run, (c) => {
      c.header('Cache-Control', 'no-store')
      return runs.progress()
    }),
    answerInput(testEndpoints.start, TestRunForm, async ({ modelId }) => ({
      ...done,
      ...(await runs.start(modelId)),
    })),
    answer(testEndpoints.compare, () => compareModels(app.reader)),
    answer(testEndpoints.cancel, async () => {
      await runs.cancel()
      return done
    }),
  )
}
