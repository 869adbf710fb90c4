import { expect } from 'vitest'
import { createAiServiceCheck } from '#features/assistant/models/aiService.queries.ts'
import { calls, says } from './modelReplies.ts'
import type { ModelRouter } from './modelRouter.ts'
import { test } from './modelRouterTest.ts'

async function complete(router: ModelRouter, body: object) {
  const response = await fetch(`${router.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'Hi' }], ...body }),
  })
  return { type: response.headers.get('Content-Type'), text: await response.text() }
}

test('answers whole to those who want no stream', async ({ router }) => {
  router.next(says('Hel', 'lo'), calls({ name: 'ADD', input: { items: [1] } }))
  const said = await complete(router, {})
  expect(said.type).toBe('application/json')
  expect(JSON.parse(said.text).choices[0]).toMatchObject({
    message: { role: 'assistant', content: 'Hello' },
    finish_reason: 'stop',
  })
  const called = JSON.parse((await complete(router, {})).text)
  expect(called.choices[0].message.tool_calls[0].function).toEqual({
    name: 'ADD',
    arguments: '{"items":[1]}',
  })
})

test('streams as a router does: comments, chunks, the usage, and the end', async ({ router }) => {
  router.next(says('Hello'))
  const { type, text } = await complete(router, { stream: true })
  expect(type).toBe('text/event-stream')
  const events = text.trim().split('\n\n')
  expect(events[0]).toBe(': OPENROUTER PROCESSING')
  expect(events.at(-2)).toContain('"choices":[],"usage":{"prompt_tokens":120')
  expect(events.at(-1)).toBe('data: [DONE]')
})

test('a reply can be chosen by what was said', async ({ router }) => {
  router.otherwise(({ said, toolNames }) => says(`${said}, ${toolNames.length} tools`))
  expect((await complete(router, {})).text).toContain('Hi, 0 tools')
})

test('says whether it takes the key', async ({ router }) => {
  const ask = () => createAiServiceCheck({ hasModel: true, aiKey: 'k', aiBaseUrl: router.url })()
  expect(await ask()).toBe('active')
  router.keyStatus = 401
  expect(await ask()).toBe('key refused')
  router.keyStatus = 404
  expect(await ask()).toBe('active')
  expect(router.heard).toEqual(['GET /key', 'GET /key', 'GET /key', 'GET /models'])
})
