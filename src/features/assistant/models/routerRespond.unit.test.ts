import { describe, expect } from 'vitest'
import {
  endsEarly,
  endsWithoutDone,
  saysByteByByte,
  stopsFor,
} from '#test/services/modelFailures.ts'
import { after, calls, Gate, says } from '#test/services/modelReplies.ts'
import type { ModelRouter } from '#test/services/modelRouter.ts'
import { test } from '#test/services/modelRouterTest.ts'
import { turn } from '../turn.factory.ts'
import type { Responding, Turn } from '../turn.ts'
import { routerAssistant, testKey } from './router.factory.ts'
import type { CallReport } from './routerCall.ts'

const still = new AbortController().signal

async function heard(answer: Responding) {
  let text = ''
  for (;;) {
    const { done, value } = await answer.next()
    if (done) return { text, usage: value }
    text += value
  }
}

const respond = (router: ModelRouter, given: Partial<Turn> = {}) =>
  routerAssistant(router).respond(turn(given), [], still)

describe('an answer', () => {
  test('comes piece by piece, as the model says it', async ({ router }) => {
    const gate = new Gate()
    router.next(says('Tonight ', gate, 'lentil soup.'))
    const answer = respond(router)
    expect(await answer.next()).toEqual({ done: false, value: 'Tonight ' })
    gate.open()
    expect(await heard(answer)).toEqual({
      text: 'lentil soup.',
      usage: { inputTokens: 120, outputTokens: 30, cost: null },
    })
  })

  test('is whole, wherever its bytes are cut', async ({ router }) => {
    router.next(saysByteByByte('Crème brûlée 🍮, 抹茶'))
    expect(await heard(respond(router))).toEqual({
      text: 'Crème brûlée 🍮, 抹茶',
      usage: { inputTokens: 120, outputTokens: 30, cost: null },
    })
  })

  test('is whole where a character comes in two pieces, and shows what it holds', async ({
    router,
  }) => {
    router.next(says('Soup \ud83c', '\udf6e!', ' he\u200bre\u{e0041}\u202e.'))
    expect((await heard(respond(router))).text).toBe('Soup 🍮! here.')
  })

  test('is whole although the last line is missing', async ({ router }) => {
    router.next(endsWithoutDone('All of it.'))
    expect(await heard(respond(router))).toEqual({
      text: 'All of it.',
      usage: { inputTokens: 120, outputTokens: 30, cost: null },
    })
  })

  test('may be long in coming', async ({ router }) => {
    const gate = new Gate()
    router.next(after(gate, says('Here.')))
    const answer = heard(respond(router))
    gate.open()
    expect((await answer).text).toBe('Here.')
  })

  test('says so when it was cut off', async ({ router }) => {
    router.next(stopsFor('length', 'And then'))
    expect((await heard(respond(router))).text).toMatch(/^And then\n\n_\(The answer was cut off/)
    router.next(stopsFor('content_filter', 'And then'))
    expect((await heard(respond(router))).text).toBe('And then')
  })

  test('ends when the person stops it, and the model hears of it', async ({ router }) => {
    const gate = new Gate()
    router.next(says('Tonight', gate))
    const stop = new AbortController()
    const answer = routerAssistant(router).respond(turn(), [], stop.signal)
    await answer.next()
    stop.abort()
    await expect(answer.next()).rejects.toThrow('aborted')
    await expect.poll(() => router.abandoned).toBe(1)
    gate.open()
  })

  test('ends when nobody listens any more', async ({ router }) => {
    const gate = new Gate()
    router.next(says('Tonight', gate))
    const answer = respond(router)
    await answer.next()
    await answer.return(null)
    await expect.poll(() => router.abandoned).toBe(1)
    gate.open()
  })
})

test('every call is reported, however it ends', async ({ router }) => {
  const reports: CallReport[] = []
  const assistant = routerAssistant(router, { onCall: (report) => reports.push(report) })
  router.next(calls({ name: 'DELETE_PANTRY_ITEMS_TEXT', input: { items: ['Milk'] } }))
  await assistant.propose(turn(), still)
  router.next(says('It waits ', 'below.'))
  await heard(assistant.respond(turn(), [], still))
  router.next(endsEarly('It wai'))
  await expect(heard(assistant.respond(turn(), [], still))).rejects.toThrow('mid-sentence')
  expect(reports).toMatchObject([
    {
      role: 'proposal-generator',
      text: '',
      calls: [{ input: { items: ['Milk'] } }],
      failure: null,
    },
    {
      role: 'conversationalist',
      model: { modelId: 'google/gemini-2.5-pro', maxTokens: 8192, temperature: 7 },
      text: 'It waits below.',
      usage: { inputTokens: 120, outputTokens: 30, cost: null },
      failure: null,
    },
    { text: 'It wai', failure: { reason: 'interrupted' } },
  ])
  expect(reports[1]?.system).toBe(router.requests[1]?.system)
  expect(JSON.stringify(reports)).not.toContain(testKey)
})

describe('what is sent for an answer', () => {
  test('the model with its settings, and who asks', async ({ router }) => {
    await heard(respond(router))
    const [request] = router.requests
    expect(request?.body).toMatchObject({
      model: 'google/gemini-2.5-pro',
      max_tokens: 8192,
      temperature: 0.7,
      stream: true,
      stream_options: { include_usage: true },
    })
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer sk-test-0123456789',
      'x-openrouter-title': 'Food Pal',
      'http-referer': 'http://localhost',
    })
    expect(request?.body, 'only the router itself takes these').not.toHaveProperty('provider')
    expect(request?.toolNames).toEqual([])
  })

  test('what was said and decided before, as plain text', async ({ router }) => {
    const items = [{ name: 'Milk' }]
    const history = [
      { role: 'user', content: 'We need milk', proposals: [] },
      {
        role: 'assistant',
        content: 'It waits below.',
        proposals: [{ id: 12, type: 'ADD_SHOPPING_ITEMS_TEXT', items, status: 'executed' }],
      },
    ] as const
    await heard(respond(router, { history, message: 'And eggs' }))
    const [, ...messages] = router.requests[0]?.body.messages ?? []
    expect(messages).toEqual([
      { role: 'user', content: 'We need milk' },
      {
        role: 'assistant',
        content:
          'It waits below.\nproposal 12 (ADD_SHOPPING_ITEMS_TEXT: [{"name":"Milk"}]): approved',
      },
      { role: 'user', content: 'And eggs' },
    ])
  })

  test('photos after the text', async ({ router }) => {
    const photos = [{ mimeType: 'image/jpeg', imageData: 'aGVsbG8=', description: null }]
    await heard(respond(router, { photos, message: 'What is this?' }))
    expect(router.requests[0]?.body.messages.at(-1)?.content).toEqual([
      { type: 'text', text: 'What is this?' },
      { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,aGVsbG8=' } },
    ])
  })

  test('what was proposed for the message, with its warnings', async ({ router }) => {
    const proposal = {
      id: 31,
      type: 'CREATE_MENU_TEXT',
      items: [{ recipeName: 'Paella' }],
      status: 'pending',
      warnings: ['Dad must avoid shellfish'],
    } as const
    await heard(routerAssistant(router).respond(turn(), [proposal], still))
    expect(router.requests[0]?.system).toContain(
      'proposal 31 (CREATE_MENU_TEXT: [{"recipeName":"Paella"}]): pending; warning: Dad must avoid shellfish',
    )
  })
})
