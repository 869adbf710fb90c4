import { describe, expect } from 'vitest'
import { refuses } from '#test/services/modelFailures.ts'
import { calls, says } from '#test/services/modelReplies.ts'
import { begin, say } from '../chat.factory.ts'
import { messagesOf, test, testOnOneEngine } from '../modelChat.factory.ts'
import type { AiModel } from './models.contract.ts'

const buy = { name: 'ADD_SHOPPING_ITEMS_TEXT', input: { items: [{ name: 'Milk', quantity: '1' }] } }

describe('what models cost', () => {
  test('is counted by day and model, and told with each answer', async ({ app, router }) => {
    const said = await begin(app, 'We need milk')
    router.next(calls(buy), says('Milk is up for the list.'))
    await say(app, said)
    expect((await app.get('/api/ai/usage')).body).toMatchObject([
      {
        modelId: 'google/gemini-2.5-pro',
        calls: 2,
        failures: 0,
        inputTokens: 240,
        outputTokens: 60,
      },
    ])
    const [, answer] = await messagesOf(app, said.conversationId)
    expect(answer.metadata.usage).toEqual({ input: 240, output: 60, cost: 0 })
    router.next(refuses(402), refuses(402))
    await say(app, said)
    expect((await app.get('/api/ai/usage')).body).toMatchObject([{ calls: 4, failures: 2 }])
  })

  test('has a limit per day, after which the built-in assistant answers', async ({
    app,
    router,
  }) => {
    const path = '/api/settings/assistant.tokensPerDay'
    expect((await app.put(path, { value: 12 })).status).toBe(400)
    expect((await app.put(path, { value: 1_000 })).status).toBe(200)
    router.otherwise(() => says('All right.'))
    for (let n = 0; n < 4; n += 1) await say(app, await begin(app, 'Hello'))
    const asked = router.requests.length
    expect(asked, '150 tokens each').toBe(7)
    const { text, proposals } = await say(app, await begin(app, 'We need milk'))
    expect(text).toContain("Today's limit for the AI model is reached")
    expect(proposals).toMatchObject([{ commandType: 'ADD_SHOPPING_ITEMS_TEXT' }])
    expect(router.requests).toHaveLength(asked)
    await app.put(path, { value: 0 })
    await say(app, await begin(app, 'Hello'))
    expect(router.requests).toHaveLength(asked + 2)
  })
})

describe('instead of a model that fails', () => {
  test('the built-in assistant can be asked', async ({ app, router }) => {
    const said = await begin(app, 'We need milk')
    router.next(refuses(402), refuses(402))
    await say(app, said)
    const [, failed] = await messagesOf(app, said.conversationId)
    expect(failed.metadata.choices).toEqual([
      { label: 'Ask the built-in assistant', message: 'We need milk', action: 'built-in' },
    ])
    const { proposals } = await say(app, said, { modelId: 'built-in' })
    expect(proposals).toMatchObject([{ commandType: 'ADD_SHOPPING_ITEMS_TEXT' }])
    expect(router.requests).toHaveLength(2)
  })
})

describe('a model that is tried out', () => {
  const first = async (app: { get: (path: string) => Promise<{ body: unknown }> }) => {
    const [model] = (await app.get('/api/ai/models')).body as AiModel[]
    return `/api/ai/models/${model?.id}`
  }

  testOnOneEngine('says how fast it is, and whether it calls tools', async ({ app, router }) => {
    const path = await first(app)
    router.next(calls(buy))
    expect(await app.post(`${path}/try`)).toMatchObject({
      status: 200,
      body: { style: 'tools', text: '', outputTokens: 30 },
    })
    router.next(refuses(400, 'does not support tools'), says('Milk? Sure.'))
    expect((await app.post(`${path}/try`)).body).toMatchObject({
      style: 'none',
      text: 'Milk? Sure.',
    })
    router.next(says(JSON.stringify({ name: buy.name, arguments: buy.input })))
    expect((await app.post(`${path}/try`)).body).toMatchObject({ style: 'text' })
    router.next(refuses(401))
    expect(await app.post(`${path}/try`)).toMatchObject({
      status: 503,
      body: { message: 'The AI key was refused. Check AI_KEY, then start Food Pal again.' },
    })
    expect((await app.post('/api/ai/models/999/try')).status).toBe(404)
  })

  testOnOneEngine('that can see no pictures gets none', async ({ app, router }) => {
    await app.put(await first(app), { seesPictures: false })
    const { status, body } = await app.post('/api/ai/chat', { message: 'This', photoIds: [1] })
    expect([status, body.message]).toEqual([400, expect.stringContaining("can't read photos")])
    expect(router.requests).toEqual([])
  })
})
