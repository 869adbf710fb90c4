import { describe, expect } from 'vitest'
import { openAppContext } from '#server/appContext.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { backupOf } from '#test/backups.ts'
import { test, testOnOneEngine } from '#test/harness.ts'
import {
  everythingElse,
  progress,
  results,
  runToEnd,
  builtInTotal as total,
} from './aiTests.factory.ts'
import { testResults } from './aiTests.records.ts'
import { createTestRuns } from './testRuns.ts'

describe('a run without a key', () => {
  test('asks the built-in assistant every prompt, and stores what came of it', async ({ app }) => {
    expect(await progress(app)).toEqual({
      running: false,
      done: 0,
      total,
      passed: 0,
      runId: null,
      model: 'Built-in assistant',
      usesKey: false,
      endedBy: null,
    })
    const { runId, ...run } = await runToEnd(app)
    expect(run).toMatchObject({ done: total, passed: total, endedBy: null })
    const page = await results(app)
    expect(page).toMatchObject({ total, page: 1, totalPages: 1 })
    expect(page.results[0]?.testName).toBe('Pro-25: everything at once')
    for (const result of page.results) {
      expect(result).toMatchObject({
        success: true,
        errorMessage: null,
        model: 'Built-in assistant',
        tokenUsage: null,
        runId,
        duration: result.durationMs,
      })
      expect(JSON.parse(result.requestData ?? '').prompt).not.toBe('')
      expect(JSON.parse(result.responseData ?? '').response).not.toBe('')
    }
  })

  test('touches nothing of the household', async ({ app }) => {
    await app.post('/api/sample-household', {})
    await app.get('/api/pantry')
    const before = await everythingElse(app)
    expect(before.pantryItems?.length).toBeGreaterThan(0)
    expect(Object.keys(before)).toContain('proposals')
    await runToEnd(app)
    expect(await everythingElse(app)).toEqual(before)
    expect((await app.get('/api/command-proposals')).body).toEqual([])
  })

  test('can be run again, and says by which run each result came', async ({ app }) => {
    const first = await runToEnd(app)
    const second = await runToEnd(app)
    const { results: all } = await results(app)
    expect(all.map(({ runId }) => runId)).toEqual([
      ...Array(total).fill(second.runId),
      ...Array(total).fill(first.runId),
    ])
  })
})

test('results are paged, and filtered by suite', async ({ app }) => {
  await runToEnd(app)
  const first = await results(app, '?page=1&limit=10')
  const last = await results(app, `?page=${Math.ceil(total / 10)}&limit=10`)
  expect(first).toMatchObject({ total, page: 1, totalPages: Math.ceil(total / 10) })
  expect(first.results).toHaveLength(10)
  expect(last.results.at(-1)?.testName).toBe('Flash-PostCleanup: thrown away')
  expect((await results(app, '?page=99')).results).toEqual([])

  const suites = ['Flash-PostCleanup', 'Flash', 'Pro-25-Realistic', 'Pro-25', 'Other']
  const pages = await Promise.all(suites.map((suite) => results(app, `?testSuite=${suite}`)))
  expect(pages.reduce((sum, page) => sum + page.total, 0)).toBe(total)
  for (const [n, { results: own }] of pages.entries())
    for (const { testName } of own) expect(testName.startsWith(`${suites[n]}: `)).toBe(true)
  expect(pages.at(-1)).toEqual({ results: [], total: 0, page: 1, totalPages: 1 })
})

testOnOneEngine('the calls refuse wrong input', async ({ app }) => {
  for (const [query, message] of [
    ['page=0', 'Page must be a number from 1'],
    ['page=one', 'Page must be a number from 1'],
    ['page=1.5', 'Page must be a number from 1'],
    ['page=99999999999', 'Page must be a number from 1'],
    ['limit=0', 'Limit must be a number from 1 to 100'],
    ['limit=101', 'Limit must be a number from 1 to 100'],
    ['testSuite=flash', 'Test suite must be one of Flash, Flash-PostCleanup, Other, Pro-25'],
    ['testSuite=%27%20or%201=1', 'Test suite must be one of'],
  ]) {
    const { status, body } = await app.get(`/api/test-results?${query}`)
    expect([query, status]).toEqual([query, 400])
    expect(body.message).toContain(message)
  }
  expect((await app.post('/api/ai/tests/run', '[]')).status).toBe(400)
  expect(await app.delete('/api/ai/tests/run')).toMatchObject({
    status: 200,
    body: { success: true },
  })
})

testOnOneEngine('an unchanged page is not sent again', async ({ app }) => {
  await runToEnd(app)
  const { headers } = await app.get('/api/test-results')
  const etag = headers.get('ETag') ?? ''
  expect((await app.with({ 'If-None-Match': etag }).get('/api/test-results')).status).toBe(304)
})

test('the newest 2,000 results are kept, and none is in the backup', async ({ app }) => {
  expect(testResults).toMatchObject({ audit: { newest: 2_000 }, unrecorded: true })
  await runToEnd(app)
  expect(JSON.stringify(await backupOf(app))).not.toContain('Flash-PostCleanup')
})

test('the second test begins no sooner than it may', async ({ household }) => {
  const context = await openAppContext(readConfig(household.env), features)
  const runs = createTestRuns(context, { spacing: 24 * 60 * 60_000 })
  await runs.start()
  await expect.poll(async () => (await runs.progress()).done).toBe(1)
  await runs.cancel()
  expect(await runs.progress()).toMatchObject({ done: 1, endedBy: 'The run was canceled.' })
  await context.close()
})
