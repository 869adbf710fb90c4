import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { refuses } from '#test/services/modelFailures.ts'
import { calls, Gate, says } from '#test/services/modelReplies.ts'
import { begin, eventsIn } from './chat.factory.ts'
import { messagesOf, test } from './modelChat.factory.ts'

const add = (...items: unknown[]) => ({ name: 'ADD_PANTRY_ITEMS_TEXT', input: { items } })

test('a call that is repeated with its key gets its stream again', async ({ app, router }) => {
  const said = await begin(app, 'We bought milk')
  const gate = new Gate()
  router.next(calls(add(pantryItem({ name: 'Milk' }))), says('Milk is ', gate, 'ready.'))
  const proposing = app.with({ 'Idempotency-Key': 'propose' })
  const first = await proposing.post('/api/ai/chat', said)
  const again = await proposing.post('/api/ai/chat', said)
  expect(again.headers.get('Content-Type')).toContain('text/event-stream')
  expect(eventsIn(again.body)).toEqual(eventsIn(first.body))

  const answering = app.with({ 'Idempotency-Key': 'answer' })
  const both = [1, 2].map(() => answering.post('/api/ai/chat/conversation', said))
  gate.open()
  for (const { body } of await Promise.all(both)) {
    const texts = eventsIn(body).map((event) => (Object(event).content as string) ?? '')
    expect(texts.join('')).toBe('Milk is ready.')
    expect(eventsIn(body).at(-1)).toBe('[DONE]')
  }
  expect(router.requests).toHaveLength(2)
  expect(await messagesOf(app, said.conversationId)).toHaveLength(2)
  const other = await answering.post('/api/ai/chat/conversation', { ...said, message: 'Other' })
  expect(other.status).toBe(409)
})

test('a proposing that failed may be repeated with its key', async ({ app, router }) => {
  const said = await begin(app, 'We bought milk')
  const client = app.with({ 'Idempotency-Key': 'failing' })
  router.next(refuses(402), calls(add(pantryItem({ name: 'Milk' }))))
  expect(eventsIn((await client.post('/api/ai/chat', said)).body)[0]).toMatchObject({
    type: 'error',
  })
  expect(eventsIn((await client.post('/api/ai/chat', said)).body)[0]).toMatchObject({
    type: 'proposals',
    proposals: [{ commandType: 'ADD_PANTRY_ITEMS_TEXT' }],
  })
})
