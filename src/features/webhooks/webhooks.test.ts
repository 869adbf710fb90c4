import { gunzipSync } from 'node:zlib'
import { expect, vi } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { downloadBackup } from '#test/backups.ts'
import { type App, test as base } from '#test/harness.ts'
import { engine } from '#test/household.ts'
import { Receiver, signatureOf } from './receiver.factory.ts'

const atHome = { CALENDAR_ALLOW_PRIVATE_HOSTS: 'true' }
const minute = 60_000

const test = base.extend<{ receiver: Receiver; home: App }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the parameter's shape
  receiver: async ({}, use) => {
    const receiver = await Receiver.start()
    await use(receiver)
    await receiver.close()
  },
  home: async ({ start }, use) => {
    await use(await start(atHome))
    vi.useRealTimers()
  },
})

/** For tests in which the database has no say. */
const testOnOneEngine = test.runIf(engine === 'sqlite')

const hook = async (app: App, { url }: Receiver, topics = ['shopping']) => {
  const { status, body } = await app.post('/api/webhooks', { url, topics })
  expect(status).toBe(201)
  return body
}

const buy = async (app: App, name: string) =>
  (await app.post('/api/shopping', shoppingItem({ name }))).body.id

const logOf = async (app: App) => (await app.get('/api/webhooks/log')).body

/** Waits until so many tries are written down. */
const tried = (app: App, count: number) =>
  expect.poll(async () => (await logOf(app)).length, { timeout: 60_000 }).toBe(count)

const only = async (app: App) => (await app.get('/api/webhooks')).body[0]

/** In minutes; waiting moves the clock a little. */
const pauseOf = ({ nextTryAt }: { nextTryAt: string }) =>
  Math.round((Date.parse(nextTryAt) - Date.now()) / minute)

test('a webhook is told by reference, signed, in order, of its lists alone', async ({
  home,
  receiver,
}) => {
  await buy(home, 'Before')
  const { secret, ...made } = await hook(home, receiver)
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(await only(home)).toEqual(made)
  expect(JSON.stringify(made)).not.toContain(secret)
  await home.post('/api/pantry', pantryItem())
  const ids = []
  for (const name of ['Milk', 'Bread', 'Eggs']) ids.push(await buy(home, name))
  await receiver.hears(3)
  expect(receiver.messages.map((message) => message.ids)).toEqual(ids.map((id) => [id]))
  expect(receiver.messages[0]).toEqual({
    topic: 'shopping',
    ids: [ids[0]],
    change: expect.any(Number),
    actor: 'household',
  })
  for (const heard of receiver.heard) {
    expect(heard.headers['webhook-signature']).toBe(signatureOf(heard, secret))
    expect(JSON.parse(heard.body).type).toBe('shopping.changed')
    expect(heard.body).not.toMatch(/Milk|Bread|Eggs/)
  }
  await tried(home, 3)
  const backup = gunzipSync(await downloadBackup(home)).toString()
  expect(backup).toContain('Milk')
  expect(backup).not.toContain(secret)
  expect(backup).not.toContain(receiver.url)
})

test('a change of two lists is two messages', async ({ home, receiver }) => {
  const id = await buy(home, 'Milk')
  await home.put(`/api/shopping/${id}`, { isCompleted: true })
  await hook(home, receiver, ['shopping', 'pantry'])
  const place = { quantity: '1', category: 'Dairy', location: 'Fridge', expiryDate: null }
  const { status } = await home.post('/api/shopping/put-away', { items: [{ id, ...place }] })
  expect(status).toBe(200)
  await receiver.hears(2)
  expect(receiver.messages.map(({ topic }) => topic)).toEqual(['pantry', 'shopping'])
  expect(new Set(receiver.messages.map(({ change }) => change)).size).toBe(1)
  await tried(home, 2)
})

test('a receiver that fails is tried again later, and hears everything in order', async ({
  home,
  receiver,
}) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await hook(home, receiver)
  receiver.answer = 500
  const first = await buy(home, 'Milk')
  await tried(home, 1)
  const second = await buy(home, 'Bread')
  const webhook = await only(home)
  expect(webhook).toMatchObject({ isOn: true, tries: 1 })
  expect(pauseOf(webhook)).toBe(1)
  expect(receiver.heard, 'nothing overtakes it').toHaveLength(1)

  vi.setSystemTime(Date.now() + minute)
  await buy(home, 'Eggs')
  await tried(home, 2)
  expect(pauseOf(await only(home)), 'pauses grow').toBe(2)

  receiver.answer = 200
  vi.setSystemTime(Date.now() + 2 * minute)
  await buy(home, 'Flour')
  await tried(home, 6)
  const ids = receiver.messages.map((message) => message.ids[0])
  expect(ids.slice(0, 4)).toEqual([first, first, first, second])
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  const [a, b, c] = receiver.heard.map(({ headers }) => headers)
  expect(b?.['webhook-id']).toBe(a?.['webhook-id'])
  expect(c?.['webhook-timestamp']).not.toBe(a?.['webhook-timestamp'])
  expect(await only(home)).toMatchObject({ tries: 0, failingSince: null, nextTryAt: null })
})

test('after a day without an answer it is switched off, and begins anew when switched on', async ({
  home,
  receiver,
}) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { id } = await hook(home, receiver)
  receiver.answer = 503
  await buy(home, 'Milk')
  await tried(home, 1)
  let count = 1
  for (let next = await only(home); next.isOn && count < 30; next = await only(home)) {
    vi.setSystemTime(Date.parse(next.nextTryAt))
    await buy(home, `Thing ${count}`)
    count += 1
    await tried(home, count)
  }
  expect(await only(home)).toMatchObject({
    isOn: false,
    note: 'Nothing was taken for a day. The address answered 503 (not available right now).',
  })
  expect(count).toBeGreaterThan(8)
  receiver.answer = 200
  expect((await home.put(`/api/webhooks/${id}`, { isOn: true })).body).toMatchObject({
    isOn: true,
    note: null,
  })
  const last = await buy(home, 'Salt')
  await tried(home, count + 1)
  expect(receiver.messages.at(-1).ids, 'not what it missed').toEqual([last])
})

testOnOneEngine(
  'one that hangs is left, and holds up nobody else',
  { timeout: 120_000 },
  async ({ home, receiver }) => {
    const other = await Receiver.start()
    await hook(home, receiver)
    await hook(home, other)
    receiver.answer = 'hangs'
    await buy(home, 'Milk')
    await receiver.hears(1)
    await buy(home, 'Bread')
    await other.hears(2)
    await other.close()
    await expect
      .poll(async () => JSON.stringify(await logOf(home)), { timeout: 60_000 })
      .toContain('It took too long to answer.')
  },
)

testOnOneEngine(
  'a redirect is not followed, and one that is gone is switched off',
  async ({ home, receiver }) => {
    const inside = await Receiver.start()
    receiver.answer = (response) => response.writeHead(307, { Location: inside.url }).end()
    const { id } = await hook(home, receiver)
    await buy(home, 'Milk')
    await tried(home, 1)
    expect((await logOf(home))[0]).toMatchObject({
      webhookId: id,
      isTaken: false,
      outcome: 'The address answered 307.',
    })
    expect(inside.heard).toEqual([])
    await inside.close()

    receiver.answer = 410
    await home.put(`/api/webhooks/${id}`, { isOn: true })
    await buy(home, 'Bread')
    await tried(home, 2)
    expect(await only(home)).toMatchObject({
      isOn: false,
      note: 'The address answered 410 (gone).',
    })
    expect((await home.delete(`/api/webhooks/${id}`)).status).toBe(200)
    expect((await home.delete(`/api/webhooks/${id}`)).status).toBe(404)
  },
)

test('what was not sent before the program ended is sent after it starts', async ({
  start,
  receiver,
}) => {
  const app = await start(atHome)
  await hook(app, receiver)
  receiver.answer = 'hangs'
  const id = await buy(app, 'Milk')
  await receiver.hears(1)
  await app.close()
  receiver.answer = 200
  const again = await start(atHome)
  await receiver.hears(2)
  expect(receiver.messages.map((message) => message.ids)).toEqual([[id], [id]])
  await tried(again, 1)
})

test('two instances on one database tell it once', async ({ start, receiver }) => {
  const [one, two] = [await start(atHome), await start(atHome)]
  await hook(one, receiver)
  for (let n = 0; n < 5; n += 1) await buy(n % 2 ? one : two, `Thing ${n}`)
  await receiver.hears(5)
  await tried(one, 5)
  const ids = receiver.messages.map(({ change }) => change)
  expect(new Set(ids).size).toBe(5)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
})

testOnOneEngine('private addresses and wrong input are refused', async ({ app }) => {
  const topics = ['shopping']
  for (const url of [
    'http://127.0.0.1/hook',
    'http://localhost:8123/api',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:10.0.0.1]/',
    'http://192.168.1.2',
  ]) {
    const { status, body } = await app.post('/api/webhooks', { url, topics })
    expect(status, url).toBe(400)
    expect(body.message).toContain("doesn't send to a private network")
  }
  for (const url of ['', 'ftp://example.com', 'file:///etc/passwd', 'https://a:b@example.com', 7]) {
    expect((await app.post('/api/webhooks', { url, topics })).status, String(url)).toBe(400)
  }
  const url = 'https://example.com/hook'
  expect((await app.post('/api/webhooks', { url, topics: [] })).status).toBe(400)
  const { body } = await app.post('/api/webhooks', { url, topics: ['settings', 'shopping'] })
  expect(body.message).toContain('There is no list called settings. There are ')
  expect((await app.get('/api/webhooks')).body).toEqual([])
})
