import { describe, expect } from 'vitest'
import { backupOf, changesOf } from '#test/backups.ts'
import { LiveClient } from '#test/client.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { conversation, message } from '../conversations.factory.ts'

const path = '/api/conversations'
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

async function begin(app: App, title: string, ...contents: string[]) {
  const { body } = await app.post(path, conversation({ title }))
  for (const content of contents)
    await app.post(`${path}/${body.id}/messages`, message({ content }))
  return (await app.get(`${path}/${body.id}`)).body
}

const titles = (list: { title: string }[]) => list.map(({ title }) => title)

describe('a conversation', () => {
  test('is begun, read, renamed and deleted with its messages', async ({ app }) => {
    const { status, body } = await app.post(path, {
      title: ' Dinners ',
      contextType: 'general',
      participantId: 'user',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id: 1,
      title: 'Dinners',
      contextType: 'general',
      participantId: 'user',
      totalMessages: 0,
      lastMessageAt: null,
      isArchived: false,
      tags: [],
    })
    await app.post(`${path}/1/messages`, message())
    const renamed = await app.put(`${path}/1`, { title: 'Suppers' })
    expect(renamed.body).toMatchObject({ title: 'Suppers', totalMessages: 1 })
    expect((await app.delete(`${path}/1`)).body).toEqual({ success: true })
    expect((await app.get(`${path}/1`)).status).toBe(404)
    expect((await app.get(`${path}/1/messages`)).status).toBe(404)
    expect((await app.post(`${path}/1/messages`, message())).status).toBe(404)
  })

  test.for([
    [{ title: ' ' }, 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'Title is too long (at most 200 characters)'],
    [{ title: 'x', contextType: 7 }, 'Context type must be text'],
    [{ title: 'x', tags: 'a' }, 'Tags must be a list of text'],
    [{ title: '\0' }, 'Title is required'],
  ] as const)('refuses %j', async ([form, text], { app }) => {
    const { status, body } = await app.post(path, form)
    expect([status, body.message]).toEqual([400, text])
  })

  test('lists those spoken in last first, a page at a time', async ({ app }) => {
    const first = await begin(app, 'First', 'hello')
    await begin(app, 'Second', 'hello')
    await begin(app, 'Third')
    await app.post(`${path}/${first.id}/messages`, message())
    expect(titles((await app.get(path)).body)).toEqual(['First', 'Third', 'Second'])
    expect(titles((await app.get(`${path}?limit=1&offset=1`)).body)).toEqual(['Third'])
    expect((await app.get(`${path}?participantId=nobody`)).body).toEqual([])
    for (const query of ['limit=0', 'limit=201', 'limit=x', 'limit=1.5']) {
      const { status, body } = await app.get(`${path}?${query}`)
      expect([status, body.message], query).toEqual([400, 'Limit must be a number from 1 to 200'])
    }
    expect((await app.get(`${path}?offset=-1`)).body.message).toBe('Offset must be a number from 0')
    expect((await app.get(`${path}?participantId=a%00b`)).body).toEqual([])
  })

  test('is found by its title and by what was said in it', async ({ app }) => {
    await begin(app, 'Weekly plan', 'Something with LENTILS please')
    await begin(app, 'Shopping', 'We are out of milk, 100%_sure')
    const found = async (q: string) =>
      titles((await app.get(`${path}/search?q=${encodeURIComponent(q)}`)).body)
    expect(await found('lentils')).toEqual(['Weekly plan'])
    expect(await found('plan LENT')).toEqual(['Weekly plan'])
    expect(await found('shop')).toEqual(['Shopping'])
    expect(await found('100%_')).toEqual(['Shopping'])
    expect(await found('0%x')).toEqual([])
    expect(await found(`${'plan '.repeat(6)}whatever else`), 'six words are enough').toHaveLength(1)
    expect((await app.get(`${path}/search?q=%20`)).body.message).toBe('Type what to search for')
  })
})

describe('messages', () => {
  test('stand in the order in which the server took them, whoever wrote', async ({ app }) => {
    await app.post(path, conversation())
    const all = Array.from({ length: 12 }, (_, n) =>
      app.post(`${path}/1/messages`, { ...message({ content: `${n}` }), messageIndex: 0 }),
    )
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(12).fill(201))
    const { body } = await app.get(`${path}/1/messages`)
    expect(body.map((each: { messageIndex: number }) => each.messageIndex)).toEqual(
      Array.from({ length: 12 }, (_, n) => n),
    )
    expect(new Set(body.map((each: { content: string }) => each.content)).size).toBe(12)
    const part = await app.get(`${path}/1/messages?limit=2&offset=10`)
    expect(part.body).toEqual(body.slice(10))
    expect((await app.get(`${path}/1`)).body.totalMessages).toBe(12)
  })

  test('sent twice are stored once', async ({ app }) => {
    await app.post(path, conversation())
    const sent = message({ uuid: uuid(1) })
    const first = await app.post(`${path}/1/messages`, sent)
    const second = await app.post(`${path}/1/messages`, sent)
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.body).toEqual(first.body)
    expect((await app.get(`${path}/1/messages`)).body).toHaveLength(1)
  })

  testOnOneEngine.for([
    [{ role: 'system' }, 'Role must be user or assistant'],
    [{ content: ' ' }, 'Message is required'],
    [{ content: 'x'.repeat(50_001) }, 'Message is too long (at most 50000 characters)'],
    [{ uuid: '12' }, 'The uuid must be one'],
  ] as const)('refuse %j', async ([given, text], { app }) => {
    await app.post(path, conversation())
    const { status, body } = await app.post(`${path}/1/messages`, { ...message(), ...given })
    expect([status, body.message]).toEqual([400, text])
    expect((await app.get(`${path}/1`)).body.totalMessages).toBe(0)
  })
})

describe('what is said', () => {
  test('is no list of the household: no history, no undo, but announced', async ({ app }) => {
    const listener = new LiveClient(app.url)
    await listener.opened()
    const { headers } = await app.post(path, conversation())
    expect(headers.get('X-Change-Id')).toBeNull()
    expect(await listener.next()).toEqual({ type: 'changed', topic: 'conversations', ids: [1] })
    expect(await changesOf(app)).toEqual([])
    expect((await app.get('/api/sample-household')).body).toMatchObject({ available: true })
    expect((await app.post('/api/export-markdown', {})).body.content).not.toContain('Dinners')
  })

  test('is in the backup', async ({ app, otherApp }) => {
    const before = await begin(app, 'Dinners', 'hello', 'again')
    const file = await backupOf(app)
    await otherApp.post(path, conversation({ title: 'Goes' }))
    expect((await otherApp.post('/api/restore', { file })).status).toBe(200)
    expect((await otherApp.get(path)).body).toEqual([before])
    expect((await otherApp.get(`${path}/${before.id}/messages`)).body).toEqual(
      (await app.get(`${path}/${before.id}/messages`)).body,
    )
  })
})
