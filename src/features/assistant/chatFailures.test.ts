import { describe, expect } from 'vitest'
import { pendingIn } from '#features/proposals/proposals.factory.ts'
import { LiveClient } from '#test/client.ts'
import { breaksOff, failsInMidStream, refuses } from '#test/services/modelFailures.ts'
import { Gate, says } from '#test/services/modelReplies.ts'
import { begin, say } from './chat.factory.ts'
import { messagesOf, test } from './modelChat.factory.ts'

describe('when the model fails', () => {
  test('before it answers: a sentence, nothing half-stored', async ({ app, router }) => {
    const said = await begin(app, 'We bought milk')
    router.next(refuses(402), refuses(429, 'Slow down', { retryAfter: '20' }))
    const { events, answer } = await say(app, said)
    expect(events).toEqual([
      {
        type: 'error',
        code: 'unavailable',
        message: 'Out of AI credits. Add some to your AI account, then try again.',
      },
      '[DONE]',
    ])
    expect(answer).toContainEqual(expect.objectContaining({ type: 'error', code: 'tooMany' }))
    expect(await pendingIn(app)).toEqual([])
    const [, stored] = await messagesOf(app, said.conversationId)
    expect(stored.content).toContain('Sorry, I encountered an error while processing your request.')
    expect(stored.content).toContain('The model is busy')
    expect(stored.metadata).toMatchObject({ failed: true })
  })

  test('in mid-sentence: what arrived stays, and says how it ended', async ({ app, router }) => {
    const said = await begin(app, 'Tell me')
    router.next(
      says('Nothing to do.'),
      failsInMidStream({ message: 'Overloaded' }, 'You could make'),
    )
    const { text, answer } = await say(app, said)
    expect(text).toContain('You could make')
    expect(answer.at(-2)).toMatchObject({ type: 'error' })
    const [, stored] = await messagesOf(app, said.conversationId)
    expect(stored.content).toContain('You could make')
    expect(stored.content).toContain('[Error: Failed to get AI response. Please try again.]')
  })

  test('with tool calls that break off: no proposal of half a wish', async ({ app, router }) => {
    const said = await begin(app, 'We bought milk')
    router.next(breaksOff('Thinking'))
    const { events } = await say(app, said)
    expect(events[0]).toMatchObject({ type: 'error' })
    expect(await pendingIn(app)).toEqual([])
  })

  test('to stop because nobody listens, the model is stopped, too', async ({ app, router }) => {
    const said = await begin(app, 'Plan')
    const gate = new Gate()
    router.next(async (response, request) => {
      await says('One moment')(response, request)
    })
    router.next(says('First words. ', gate, 'Never heard.'))
    await app.post('/api/ai/chat', said)
    const stop = new AbortController()
    const listener = new LiveClient(app.url)
    await listener.opened()
    const response = await fetch(`${app.url}/api/ai/chat/conversation`, {
      method: 'POST',
      headers: { 'X-Page-Id': '12-ab' },
      body: JSON.stringify({ ...said, uuid: '00000000-0000-4000-8000-000000000001' }),
      signal: stop.signal,
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    while (!heard.includes('First words')) heard += (await reader?.read())?.value ?? ''
    stop.abort()
    await expect.poll(async () => (await messagesOf(app, said.conversationId)).length).toBe(2)
    const [, stored] = await messagesOf(app, said.conversationId)
    expect(stored).toMatchObject({ content: 'First words. ', metadata: { interrupted: true } })
    // The page that stopped it has read the conversation before it was stored.
    const told = await listener.next()
    expect(told).toMatchObject({ type: 'changed', topic: 'conversations' })
    expect(told).not.toHaveProperty('origin')
    await expect.poll(() => router.abandoned).toBe(1)
    gate.open()
    const again = { role: 'assistant', content: 'First words.', uuid: stored.uuid }
    await app.post(`/api/conversations/${said.conversationId}/messages`, again)
    expect(await messagesOf(app, said.conversationId)).toHaveLength(2)
  })
})
