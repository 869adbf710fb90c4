import { describe, expect, vi } from 'vitest'
import { key, test, testOnOneEngine } from '#features/assistant/modelChat.factory.ts'
import { hangs, refuses } from '#test/services/modelFailures.ts'
import { after, calls, Gate, says } from '#test/services/modelReplies.ts'
import { everythingElse, progress, results, runToEnd, start, total } from './aiTests.factory.ts'

describe('a run with a key', () => {
  test('asks the chosen model, and judges what it proposes', async ({ app, router }) => {
    const before = await everythingElse(app)
    router.otherwise(({ said }) =>
      said.includes('I threw away the spinach')
        ? calls({ name: 'DELETE_PANTRY_ITEMS_TEXT', input: { items: ['Spinach'] } })
        : says('There is nothing to do.'),
    )
    const run = await runToEnd(app)
    expect(run).toMatchObject({ done: total, model: 'Gemini 2.5 Pro', usesKey: true })
    expect(router.requests).toHaveLength(total)
    expect(router.requests[0]?.system).toContain('Grandpa stew')
    const { results: all } = await results(app)
    const byName = new Map(all.map((result) => [result.testName, result]))
    expect(byName.get('Flash-PostCleanup: thrown away')).toMatchObject({
      success: true,
      tokenUsage: { input: 120, output: 30 },
      model: 'Gemini 2.5 Pro',
    })
    expect(byName.get('Flash: a question')).toMatchObject({ success: true })
    expect(byName.get('Flash: a taste')).toMatchObject({
      success: false,
      errorMessage:
        'Expected ADD_FAMILY_MEMBER_PREFERENCE_TEXT (dumplings) or UPDATE_FAMILY_MEMBER_PREFERENCE_TEXT (dumplings with pasta); proposed: nothing.',
    })
    expect(run.passed).toBe(all.filter(({ success }) => success).length)
    expect(await everythingElse(app)).toEqual(before)
    // More calls than a chat may make in a minute, and none of them counts as one.
    expect((await app.post('/api/ai/chat', { message: 'Hello' })).status).toBe(200)
  })

  test('asks any chosen model, and compares their newest runs', async ({ app, router }) => {
    router.otherwise(() => says('There is nothing to do.'))
    await runToEnd(app, { modelId: 'google/gemini-2.5-flash' })
    expect(router.requests.at(-1)?.body.model).toBe('google/gemini-2.5-flash')
    await runToEnd(app, { modelId: 'built-in' })
    const { body } = await app.get('/api/ai/tests/comparison')
    expect(body.models.map(({ model }: { model: string }) => model)).toEqual([
      'Built-in assistant',
      'Gemini 2.5 Flash',
    ])
    const [builtIn, flash] = body.models
    expect(builtIn).toMatchObject({ wrong: 0, tokens: null })
    expect(flash).toMatchObject({ tokens: total * 150 })
    expect(flash.right + flash.wrong).toBe(total)
    expect(body.tests).toContainEqual({ testName: 'Flash: a taste', right: [true, false] })
    const unknown = await app.post('/api/ai/tests/run', { modelId: 'nobody' })
    expect([unknown.status, unknown.body.message]).toEqual([
      400,
      expect.stringContaining("isn't in the list of models"),
    ])
  })

  testOnOneEngine('notes each failure of the model, and goes on', async ({ app, router }) => {
    router.otherwise(() => refuses(500))
    expect(await runToEnd(app)).toMatchObject({ done: total, passed: 0, endedBy: null })
    const { results: all } = await results(app)
    expect(all[0]).toMatchObject({
      success: false,
      responseData: null,
      errorMessage: 'The AI service is having problems. Try again in a moment.',
    })
  })

  testOnOneEngine.for([
    [401, /^The AI key was refused/],
    [402, /^Out of AI credits/],
  ] as const)(
    'ends at once where no other test could pass: %d',
    async ([status, sentence], { app, router }) => {
      router.otherwise(() => refuses(status))
      const run = await runToEnd(app)
      expect(run).toMatchObject({ done: 1, passed: 0, endedBy: expect.stringMatching(sentence) })
      expect(router.requests).toHaveLength(1)
      expect((await results(app)).results).toMatchObject([
        { success: false, errorMessage: run.endedBy },
      ])
    },
  )

  test('is one at a time, and can be cancelled in the middle of a call', async ({
    app,
    router,
  }) => {
    const gate = new Gate()
    router.next(says('Nothing.'), after(gate, says('Never heard.')))
    const { body: begun } = await start(app)
    await expect.poll(() => router.requests.length).toBe(2)
    const second = await start(app)
    expect(second.status).toBe(409)
    expect(second.body.message).toBe(
      `The tests are already running (1 of ${total}). Wait for them, or cancel them.`,
    )
    expect(await progress(app)).toMatchObject({ running: true, done: 1, runId: begun.runId })

    expect((await app.delete('/api/ai/tests/run')).status).toBe(200)
    expect(await progress(app)).toMatchObject({
      running: false,
      done: 1,
      endedBy: 'The run was canceled.',
    })
    await expect.poll(() => router.abandoned).toBe(1)
    expect(await results(app)).toMatchObject({ total: 1 })
    gate.open()
    router.otherwise(() => says('Nothing.'))
    expect(await runToEnd(app)).toMatchObject({ done: total, endedBy: null })
  })

  test('ends with the program, and leaves what it had', async ({
    app,
    router,
    start: startApp,
  }) => {
    const logged = vi.spyOn(console, 'error')
    router.next(says('Nothing.'), hangs)
    await start(app)
    await expect.poll(() => router.requests.length).toBe(2)
    await app.close()
    await expect.poll(() => router.abandoned).toBe(1)
    expect(JSON.stringify(logged.mock.calls)).not.toContain('test run failed')
    const again = await startApp()
    expect(await results(again)).toMatchObject({ total: 1 })
    expect(await progress(again)).toMatchObject({ running: false, done: 0, runId: null })
  })

  testOnOneEngine('shows the key to nobody', async ({ app, router }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    router.otherwise(() => refuses(401, `No such key: ${key}`))
    await runToEnd(app)
    const seen = [await results(app), await progress(app), logged.mock.calls]
    expect(JSON.stringify(seen)).not.toContain(key)
  })
})
