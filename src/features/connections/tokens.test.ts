import { gunzipSync } from 'node:zlib'
import { expect, vi } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import type { Scope } from '#shared/accessToken.ts'
import { downloadBackup } from '#test/backups.ts'
import { LiveClient } from '#test/client.ts'
import { listRoutes } from '#test/fuzz/fuzz.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'

const passcode = 'soup is good'
const guarded = { HOUSEHOLD_PASSCODE: passcode }

async function signedIn(app: App) {
  const { headers } = await app.post('/api/sign-in', { passcode })
  return app.with({ Cookie: headers.get('set-cookie')?.split(';')[0] ?? '' })
}

async function tokenFor(app: App, scope: Scope, name = `A ${scope}er`) {
  const { status, body } = await (await signedIn(app)).post('/api/tokens', { name, scope })
  expect(status).toBe(201)
  return { ...body, client: app.with({ Authorization: `Bearer ${body.text}` }) }
}

test('a token is shown once, stored as a hash, and ends when it is revoked', async ({ start }) => {
  const app = await start(guarded)
  const person = await signedIn(app)
  const { text, id, client } = await tokenFor(app, 'read', 'Kitchen tablet')
  expect(text).toMatch(/^fp_[\w-]{32}$/)
  expect((await client.get('/api/pantry')).status).toBe(200)
  // The use is noted beside the answer.
  await vi.waitFor(async () => {
    expect((await person.get('/api/tokens')).body).toEqual([
      {
        id,
        name: 'Kitchen tablet',
        scope: 'read',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ])
  })
  const [stored] = await app.look((reader) =>
    reader.selectFrom('accessTokens').selectAll().execute(),
  )
  expect(JSON.stringify(stored)).not.toContain(text)
  const backup = gunzipSync(await downloadBackup(person)).toString()
  expect(backup).toContain('food-pal-backup')
  expect(backup).not.toContain('Kitchen tablet')

  expect((await person.post('/api/tokens', { name: 'kitchen TABLET', scope: 'read' })).status).toBe(
    409,
  )
  expect((await person.post('/api/tokens', { name: 'x', scope: 'all' })).status).toBe(400)
  expect((await person.delete(`/api/tokens/${id}`)).status).toBe(200)
  expect((await person.delete(`/api/tokens/${id}`)).status).toBe(404)
  expect(await client.get('/api/pantry')).toMatchObject({
    status: 401,
    body: { message: 'This token is unknown, or was revoked.' },
  })
})

test('what a token may not do is refused in words, also without a passcode', async ({ app }) => {
  const { body } = await app.post('/api/tokens', { name: 'Reader', scope: 'read' })
  const reader = app.with({ Authorization: `Bearer ${body.text}` })
  expect(await reader.post('/api/pantry', pantryItem())).toMatchObject({
    status: 403,
    body: { message: 'This token may not change anything by itself.' },
  })
  expect(await reader.post('/api/proposals', {})).toMatchObject({
    status: 403,
    body: { message: 'This token may only read.' },
  })
  expect(await reader.get('/api/tokens')).toMatchObject({
    status: 403,
    body: { message: 'This is for a person who is signed in, not for a token.' },
  })
  expect((await app.get('/api/pantry')).body).toEqual([])
})

test('who wrote is named in the history', async ({ start }) => {
  const app = await start(guarded)
  const { client } = await tokenFor(app, 'write', 'Home Assistant')
  expect((await client.post('/api/pantry', pantryItem({ name: 'Oats' }))).status).toBe(201)
  const { body } = await (await signedIn(app)).get('/api/version-history/pantry')
  expect(JSON.stringify(body)).toContain('"userId":"Home Assistant"')
  expect(await new LiveClient(app.url, client.headers).opened()).toBe('open')
})

test('guessing a token costs what guessing the passcode costs', async ({ start }) => {
  const app = await start(guarded)
  const guess = () => app.with({ Authorization: 'Bearer fp_wrong' }).get('/api/pantry')
  const answers = await Promise.all(Array.from({ length: 12 }, guess))
  expect(answers.map(({ status }) => status)).toContain(429)
  const { client } = await tokenFor(await start(guarded), 'read')
  const many = await Promise.all(Array.from({ length: 40 }, () => client.get('/api/pantry')))
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]))
})

/** Calls that only a person may make; everything else that writes takes the scope `write`. */
const forPeople =
  /approve$|reject$|^PUT \/api\/command-proposals|^PUT \/api\/settings|^\S+ \/api\/(restore|tokens|sessions?|system-instructions|system\/schema|openrouter|test-conversation-context|ai\/tests|test-results|code-export|menu-feed|moving|share-links|webhooks|calendar\/sources)|^POST \/api\/(sample-household|version-history|sign-out-everywhere)|^(POST|PUT|DELETE) \/api\/ai\/models/

testOnOneEngine(
  'every call of every feature takes what it should, whoever added it',
  async ({ start }) => {
    const app = await start(guarded)
    const refusedFor = async (client: Pick<App, 'send'>, method: string, path: string) => {
      const { status, body } = await client.send(
        method,
        path.replaceAll(/:\w+(\{[^}]*\})?/g, '999'),
        method === 'GET' ? undefined : {},
      )
      return status === 401 || (status === 403 && /^This/.test(body?.message ?? ''))
    }
    const clients = {
      read: (await tokenFor(app, 'read')).client,
      propose: (await tokenFor(app, 'propose')).client,
      write: (await tokenFor(app, 'write')).client,
    }
    const wrong: string[] = []
    const open = /sign-(in|out)$|^\/api\/menu-feed\/./
    for (const { method, path } of await listRoutes()) {
      if (open.test(path)) continue
      const call = `${method} ${path}`
      const needs = forPeople.test(call)
        ? 3
        : call === 'POST /api/proposals'
          ? 1
          : method === 'GET'
            ? 0
            : 2
      if (!(await refusedFor(app, method, path))) wrong.push(`${call} is open`)
      for (const [n, scope] of (['read', 'propose', 'write'] as const).entries()) {
        const isRefused = await refusedFor(clients[scope], method, path)
        if (isRefused !== n < needs)
          wrong.push(`${call} by ${scope}: ${isRefused ? 'refused' : 'taken'}`)
      }
    }
    expect(wrong).toEqual([])
  },
)

test('a program proposes, a person decides, and the program sees what became of it', async ({
  start,
}) => {
  const app = await start(guarded)
  const person = await signedIn(app)
  const { client } = await tokenFor(app, 'propose', 'Claude Desktop')
  const { status, body } = await client.post('/api/proposals', {
    commandType: 'ADD_SHOPPING_ITEMS_TEXT',
    items: [shoppingItem({ name: 'Milk', quantity: '2' })],
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'pending',
    says: expect.stringContaining('Milk'),
    problems: [],
    address: '/ai-chat',
  })
  const [card] = (await person.get('/api/command-proposals?status=pending')).body
  expect(card.originalContext.proposedBy).toBe('Claude Desktop')
  expect((await client.post(`/api/command-proposals/${body.id}/approve`, {})).status).toBe(403)
  expect((await person.get('/api/shopping')).body).toEqual([])

  await person.post(`/api/command-proposals/${body.id}/approve`, { userId: 'user' })
  expect((await client.get(`/api/proposals/${body.id}`)).body.status).toBe('executed')
  expect((await client.get('/api/proposals/999')).status).toBe(404)

  const wrong = await client.post('/api/proposals', {
    commandType: 'ADD_SHOPPING_ITEMS_TEXT',
    items: [{}],
  })
  expect(wrong).toMatchObject({ status: 400, body: { validationErrors: expect.any(Array) } })
  expect(
    (await client.post('/api/proposals', { commandType: 'DROP_TABLES', items: [] })).status,
  ).toBe(400)
})

test('thirty proposals a minute are enough', async ({ start }) => {
  const app = await start(guarded)
  const { client } = await tokenFor(app, 'propose')
  const statuses: number[] = []
  for (let n = 0; n < 31; n += 1) {
    const items = [shoppingItem({ name: `Thing ${n}` })]
    const given = { commandType: 'ADD_SHOPPING_ITEMS_TEXT', items }
    statuses.push((await client.post('/api/proposals', given)).status)
  }
  expect(statuses).toEqual([...Array(30).fill(201), 429])
})
