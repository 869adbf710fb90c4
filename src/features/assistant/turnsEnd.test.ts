import { once } from 'node:events'
import { request } from 'node:http'
import { describe, expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { pendingIn } from '#features/proposals/proposals.factory.ts'
import { type App, test as withoutKey } from '#test/harness.ts'
import { calls, Gate, after as onceOpen, says } from '#test/services/modelReplies.ts'
import { begin, say } from './chat.factory.ts'
import { messagesOf, test } from './modelChat.factory.ts'

const uuid = '00000000-0000-4000-8000-000000000007'
const add = (...items: unknown[]) => ({ name: 'ADD_PANTRY_ITEMS_TEXT', input: { items } })

/** Asks, and goes away before there is an answer. */
async function askAndLeave(app: App, said: object, whenAsked: () => Promise<void>) {
  const page = request(`${app.url}/api/ai/chat`, { method: 'POST', agent: false })
  page.on('error', () => {}).end(JSON.stringify({ ...said, uuid }))
  await whenAsked()
  // The connection is closed before the model goes on.
  const closed = once(page, 'close')
  page.destroy()
  await closed
}

describe('a page that goes away while proposals are made', () => {
  test('finds them, and the answer, when it is back', async ({ app, router }) => {
    const said = await begin(app, 'We bought milk')
    const gate = new Gate()
    router.next(onceOpen(gate, calls(add(pantryItem({ name: 'Milk' })))), says('Milk is ready.'))
    await askAndLeave(app, said, () => expect.poll(() => router.requests.length).toBe(1))
    gate.open()
    await expect.poll(async () => (await messagesOf(app, said.conversationId)).length).toBe(2)
    const [, answer] = await messagesOf(app, said.conversationId)
    expect(answer).toMatchObject({ content: 'Milk is ready.', metadata: { proposalIds: [1] } })
    expect(await pendingIn(app)).toMatchObject([{ commandContent: 'Add Milk (2 cups → Fridge)' }])
  })

  test('gets nothing more once it said Stop', async ({ app, router }) => {
    const said = await begin(app, 'We bought milk')
    const gate = new Gate()
    router.next(onceOpen(gate, calls(add(pantryItem({ name: 'Milk' })))))
    await askAndLeave(app, said, async () => {
      await expect.poll(() => router.requests.length).toBe(1)
      expect((await app.post('/api/ai/chat/stop', { uuid })).body).toEqual({ success: true })
    })
    await expect.poll(() => router.abandoned).toBe(1)
    gate.open()
    expect(await pendingIn(app)).toEqual([])
  })
})

describe('an answer', () => {
  withoutKey('is never empty', async ({ app }) => {
    for (const message of ['put them in the freezer', '…', 'and the other one?', 'both of those']) {
      const { text } = await say(app, await begin(app, message))
      expect(text.trim(), message).not.toBe('')
    }
  })

  test('of a model is never empty', async ({ app, router }) => {
    router.next(says('Nothing to do.'), says(' ', '\n'))
    const { text } = await say(app, await begin(app, 'Hm'))
    expect(text).toContain('Could you say it another way?')
  })

  test('knows why something was refused, and so does the next call', async ({ app, router }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem())
    const empty = { name: 'UPDATE_PANTRY_ITEMS_TEXT', input: { items: [{ id: item.id }] } }
    const why = 'At least one field must be provided for update'
    router.next(calls(empty), says('I give up.'), says('It could not be changed.'))
    const { events } = await say(app, await begin(app, 'Change the yogurt'))
    expect(events[0]).toMatchObject({ problems: [expect.stringContaining(why)] })
    const [, second, third] = router.requests
    expect(second?.said).toContain(why)
    expect(third?.system).toContain(`not taken: UPDATE_PANTRY_ITEMS_TEXT, item 1: ${why}`)
  })

  withoutKey('says it in words', async ({ app }) => {
    const command = 'UPDATE_PANTRY_ITEMS_TEXT: [{"id": 1}]'
    const { text, events } = await say(app, await begin(app, command))
    expect(events[0]).toMatchObject({ proposals: [] })
    expect(text).toContain('At least one field must be provided for update.')
  })
})
