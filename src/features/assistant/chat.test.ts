import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { approve } from '#features/proposals/proposals.factory.ts'
import { backupOf } from '#test/backups.ts'
import { testOnOneEngine } from '#test/harness.ts'
import { hangs, refuses } from '#test/services/modelFailures.ts'
import { calls, says, usage } from '#test/services/modelReplies.ts'
import { begin, eventsIn, say } from './chat.factory.ts'
import { key, messagesOf, test } from './modelChat.factory.ts'
import { photo } from './photos.factory.ts'

const add = (...items: unknown[]) => ({ name: 'ADD_PANTRY_ITEMS_TEXT', input: { items } })

describe('a turn with a model', () => {
  test('proposes, then answers, and stores both', async ({ app, router }) => {
    await app.post('/api/pantry', pantryItem({ name: 'Rice' }))
    const said = await begin(app, 'We bought milk')
    router.next(calls(add(pantryItem({ name: 'Milk' }))), says('Milk is ', 'ready to approve.'))
    const { proposed, events, proposals, answer, text } = await say(app, said)

    expect(proposed.headers.get('Content-Type')).toContain('text/event-stream')
    expect(events).toMatchObject([{ type: 'proposals', proposals: [{ id: 1 }] }, '[DONE]'])
    expect(proposals).toMatchObject([
      {
        conversationId: said.conversationId,
        messageId: said.messageId,
        status: 'pending',
        originalContext: { message: 'We bought milk', proposedBy: 'Gemini 2.5 Pro' },
      },
    ])
    expect(answer[0]).toEqual({ type: 'answering', name: 'Gemini 2.5 Pro' })
    expect(answer.at(-1)).toBe('[DONE]')
    expect(text).toBe('Milk is ready to approve.')
    expect((await app.get('/api/pantry')).body).toHaveLength(1)

    const [first, second] = router.requests
    expect(first?.said).toContain('We bought milk')
    expect(first?.system).toContain('Rice')
    expect(first?.body.max_tokens).toBeGreaterThan(0)
    expect(second?.toolNames).toEqual([])
    expect(second?.system).toContain('Milk')

    const stored = await messagesOf(app, said.conversationId)
    expect(stored).toMatchObject([
      { role: 'user', content: 'We bought milk' },
      {
        role: 'assistant',
        content: 'Milk is ready to approve.',
        modelId: 'google/gemini-2.5-pro',
        tokenCount: usage.completion_tokens,
        metadata: { answeredBy: 'Gemini 2.5 Pro', proposalIds: [1] },
      },
    ])
  })

  test('is told what became of earlier proposals', async ({ app, router }) => {
    const said = await begin(app, 'We bought milk')
    router.next(calls(add(pantryItem({ name: 'Milk' }))), says('Proposed.'))
    const { proposals } = await say(app, said)
    await approve(app, proposals[0] ?? { id: 0 })
    const path = `/api/conversations/${said.conversationId}/messages`
    const { body } = await app.post(path, { role: 'user', content: 'Thanks' })
    await say(app, { ...said, message: 'Thanks', messageId: body.id })
    const history = JSON.stringify(router.requests.at(-1)?.body.messages)
    expect(history).toContain('We bought milk')
    expect(history).toMatch(/proposal 1 \(.*\): approved/)
  })

  test('forgets thoughts that turn out as such only at their end', async ({ app, router }) => {
    const said = await begin(app, 'Is there milk?')
    router.next(
      says('Nothing to propose.'),
      says('They ask for milk.', '</think>', 'Yes, 2 cartons.'),
    )
    await say(app, said)
    const { body } = await app.get(`/api/conversations/${said.conversationId}/messages`)
    expect(body.at(-1).content).toBe('Yes, 2 cartons.')
  })

  test('takes photos along, and links them to their message', async ({ app, router }) => {
    const said = await begin(app, 'What is this?')
    const { body: uploaded } = await app.post('/api/photos/upload', await photo())
    await say(app, said, { photoIds: [uploaded.id] })
    const content = router.requests[0]?.body.messages.at(-1)?.content
    expect(JSON.stringify(content)).toContain('data:image/jpeg;base64,')
    const [message] = await messagesOf(app, said.conversationId)
    expect(message.metadata).toEqual({ photoIds: [uploaded.id] })
    await app.delete(`/api/conversations/${said.conversationId}`)
    expect((await app.get(`/api/photos/${uploaded.id}`)).status).toBe(404)
  })

  test('leaves an audit of each call', async ({ app, router }) => {
    const said = await begin(app, 'We bought milk')
    const milk = pantryItem({ name: 'Milk' })
    router.next(calls(add(milk), add({ name: 'Broken' })), calls(add(milk)), says('Proposed.'))
    const { events } = await say(app, said)
    expect(events[0]).toMatchObject({ type: 'proposals', proposals: [{ id: 1 }] })
    const rows = await app.look((reader) =>
      reader.selectFrom('aiCalls').selectAll().orderBy('id').execute(),
    )
    expect(rows).toMatchObject([
      { role: 'proposal-generator', modelUsed: 'Gemini 2.5 Pro', userInput: 'We bought milk' },
      { role: 'proposal-generator', proposalsCreated: 1 },
      { role: 'conversationalist', aiResponse: expect.any(String), commandsDetected: 0 },
    ])
    expect(rows[0]?.systemPrompt).toContain('propos')
    expect(rows[0]?.maxTokens).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  test('uses the model that was asked for', async ({ app, router }) => {
    const said = await begin(app, 'Hello')
    await say(app, said, { modelId: 'google/gemini-2.5-flash' })
    expect(router.requests[0]?.body.model).toBe('google/gemini-2.5-flash')
    const { proposed } = await say(app, said, { modelId: 'no/such-model' })
    expect(proposed.status).toBe(400)
    expect(proposed.body.message).toContain("isn't in the list of models")
  })
})

test('the calls refuse wrong input', async ({ app }) => {
  for (const path of ['/api/ai/chat', '/api/ai/chat/conversation']) {
    for (const [body, status, message] of [
      [{}, 400, 'Write a message, or attach a photo'],
      [{ message: 'x', conversationId: 99 }, 404, "This conversation doesn't exist anymore."],
      [{ message: 'x', photoIds: [1, 2, 3, 4, 5, 6, 7] }, 400, 'A message can have up to 6 photos'],
      [{ message: 'x'.repeat(50_001) }, 400, 'Message is too long (at most 50000 characters)'],
      [{ message: 'x', uuid: 'y' }, 400, 'The uuid must be one'],
    ] as const) {
      const answer = await app.post(path, body)
      expect([answer.status, answer.body.message]).toEqual([status, message])
    }
  }
})

describe('a household asks so often a minute, and no more', () => {
  // The clock stands still: after a minute one may ask again.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  test.for(['/api/ai/chat', '/api/ai/chat/conversation'])('%s', async (path, { app, router }) => {
    router.otherwise(() => says('Yes.'))
    const answers = []
    for (let n = 0; n < 31; n += 1) answers.push(await app.post(path, { message: 'x' }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(answers.at(-1)).toMatchObject({ status: 429 })
    expect(answers.at(-1)?.body.message).toMatch(/Try again in \d+ s/)
    expect(router.requests).toHaveLength(30)
  })

  testOnOneEngine('the built-in assistant, which costs nothing, more often', async ({ app }) => {
    for (const path of ['/api/ai/chat', '/api/ai/chat/conversation']) {
      const ask = async () => (await app.post(path, { message: 'Hello' })).status
      for (let n = 0; n < 120; n += 1) expect(await ask()).toBe(200)
      expect(await ask()).toBe(429)
    }
  })
})

test('a model that hangs does not block anybody else', async ({ app, router }) => {
  router.next(hangs)
  const stop = new AbortController()
  const hanging = fetch(`${app.url}/api/ai/chat`, {
    method: 'POST',
    body: JSON.stringify({ message: 'x' }),
    signal: stop.signal,
  }).then((response) => response.text())
  await expect.poll(() => router.requests.length).toBe(1)
  expect((await app.post('/api/pantry', pantryItem())).status).toBe(201)
  stop.abort()
  await expect(hanging).rejects.toThrow()
  expect(eventsIn('data: [DONE]')).toEqual(['[DONE]'])
})

test('the key is in no answer', async ({ app, router }) => {
  router.next(refuses(401), refuses(401))
  const said = await begin(app, 'Hello')
  const { proposed, answered } = await say(app, said)
  const backup = await backupOf(app)
  for (const body of [proposed.body, answered.body, JSON.stringify(backup)]) {
    expect(body).not.toContain(key)
  }
  expect(router.requests[0]?.headers.authorization).toBe(`Bearer ${key}`)
})
