import { gunzipSync } from 'node:zlib'
import { expect, vi } from 'vitest'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { downloadBackup, restoreFile } from '#test/backups.ts'
import { test, testOnOneEngine } from '#test/harness.ts'
import { guarded, sendTick, share, shopping, signedIn } from './sharing.factory.ts'

test('a link opens its own thing and nothing else', async ({ start }) => {
  const app = await start(guarded)
  const person = await signedIn(app)
  await person.post('/api/pantry', pantryItem({ name: 'Hidden oats' }))
  const { id } = (await person.post('/api/recipes', recipe())).body
  const other = (await person.post('/api/recipes', recipe({ title: 'Secret soup' }))).body
  const { path } = await share(person, { shows: { kind: 'recipe', recipeId: id } })
  const { id: item } = (await person.post('/api/shopping', shoppingItem())).body
  for (const address of [
    `${path}/`,
    `${path}/${other.id}`,
    `${path}/../../api/recipes/${other.id}`,
    `${path}%2f${other.id}`,
    `${path}%00`,
    '/s/',
    '/s',
    `/S${path.slice(2)}`,
    `${path.slice(0, -1)}`,
    `${path}A`,
    `/s/${path}`,
  ]) {
    const { status, body } = await app.get<string>(address)
    expect(status, address).toBeGreaterThan(400)
    expect(JSON.stringify(body), address).not.toMatch(/Secret soup|Lemon chicken/)
  }
  const asked = await app.get<string>(`${path}?recipeId=${other.id}&id=${other.id}`)
  expect(asked.body).toContain('Lemon chicken')
  expect(asked.body).not.toContain('Secret soup')

  const secret = path.slice(3)
  const withSecret = app.with({
    Authorization: `Bearer ${secret}`,
    Cookie: `food_pal_session=${secret}`,
  })
  for (const list of ['/api/recipes', '/api/pantry', '/api/share-links', '/api/household']) {
    expect((await app.get(list)).status, list).toBe(401)
    expect((await withSecret.get(list)).status, list).toBe(401)
  }
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    expect((await app.send(method, path, {})).status, method).toBe(404)
  }
  expect((await sendTick(app, path, { item, bought: 'yes' })).status, 'no list').toBe(403)
  expect((await app.get('/api/share-links')).status).toBe(401)
  expect((await app.post('/api/share-links', shopping(true))).status).toBe(401)
  expect((await person.get('/api/shopping')).body[0].isCompleted).toBe(false)
})

test('what people write is text on the page', async ({ app }) => {
  const evil = '<img src=x onerror=alert(1)>"\'</title></style><script>alert(1)</script>&amp;'
  const { id } = (
    await app.post(
      '/api/recipes',
      recipe({
        title: evil,
        description: evil,
        ingredients: evil,
        instructions: evil,
        prepTime: '<b>1</b>',
        notes: evil,
      }),
    )
  ).body
  await app.put(`/api/recipes/${id}`, { nutrition: [{ name: '<i>Fat', amount: '<u>1' }] })
  const mealType = '<b>Tea</b>'
  const attendees = ['<i>Eve</i>']
  await app.post('/api/meal-events', meal({ recipeName: evil, mealType, attendees }))
  const item = shoppingItem({ name: evil, quantity: '<b>2', store: '<s>Shop', notes: '<q>' })
  await app.post('/api/shopping', item)
  const days = { startDate: '2026-11-14', endDate: '2026-11-14' }
  for (const shows of [
    { kind: 'recipe', recipeId: id },
    { kind: 'menu', ...days },
    { kind: 'shopping', mayTick: true },
    { kind: 'shopping', mayTick: false },
  ] as const) {
    const { path } = await share(app, { shows })
    const { body } = await app.get<string>(path)
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;')
    expect(body).not.toMatch(
      /<(img|script|s|q|u|i)>|<img|<script(?! nonce=)|<b>[12T]|<\/title>.*<\/title>/s,
    )
  }
})

test('a restored backup puts no other recipe behind a link', async ({ app, otherApp }) => {
  const { id } = (await otherApp.post('/api/recipes', recipe({ title: 'Secret soup' }))).body
  expect((await app.post('/api/recipes', recipe())).body.id, 'the same number').toBe(id)
  const { path } = await share(app, { shows: { kind: 'recipe', recipeId: id } })
  const own = await downloadBackup(app)
  expect((await restoreFile(app, await downloadBackup(otherApp))).status).toBe(200)
  expect((await app.get('/api/recipes')).body[0].title).toBe('Secret soup')
  expect((await app.get(path)).status).toBe(404)
  expect((await restoreFile(app, own)).status).toBe(200)
  expect((await app.get(path)).status, 'its own is back').toBe(200)
})

test('the secret is stored nowhere, nor logged', async ({ start }) => {
  const app = await start({ LOG_LEVEL: 'debug' })
  const lines: string[] = []
  const note = (line: string) => void lines.push(line)
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(note),
    vi.spyOn(console, 'log').mockImplementation(note),
  ]
  let path: string
  try {
    const keyed = app.with({ 'Idempotency-Key': 'once' })
    ;({ path } = await share(keyed, shopping(true)))
    await app.get(path)
    await sendTick(app, path, { item: 999, bought: 'yes' })
    await app.send('PUT', path, {})
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  const secret = path.slice(3)
  expect(lines.join()).toContain('/s/…')
  expect(lines.join()).not.toContain(secret)
  const stored = await app.look(async (reader) => [
    await reader.selectFrom('shareLinks').selectAll().execute(),
    await reader.selectFrom('requestKeys').selectAll().execute(),
    await reader.selectFrom('history').selectAll().execute(),
  ])
  expect(stored[0]).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(secret)
  const backup = gunzipSync(await downloadBackup(app)).toString()
  expect(backup).toContain('shopping')
  expect(backup).not.toContain('shareLink')
})

testOnOneEngine('wrong input is refused in words', async ({ app }) => {
  const days = (startDate: string, endDate: string) => ({ kind: 'menu', startDate, endDate })
  for (const shows of [
    undefined,
    null,
    'shopping',
    [],
    {},
    { kind: 'pantry' },
    { kind: 'recipe' },
    { kind: 'recipe', recipeId: '1' },
    { kind: 'recipe', recipeId: 1e12 },
    { kind: 'shopping' },
    days('2026-11-14', '2026-11-13'),
    days('2026-11-14', '2026-12-15'),
    days('<b>', '2026-11-14'),
  ]) {
    const { status, body } = await app.post('/api/share-links', { shows })
    expect(status, JSON.stringify(shows)).toBe(400)
    expect(body.message.length).toBeGreaterThan(10)
  }
  for (const lasts of [0, 2, 365, -7, '7', null]) {
    expect((await app.post('/api/share-links', { ...shopping(true), lasts })).status).toBe(400)
  }
  const unknown = { shows: { kind: 'recipe', recipeId: 999 } }
  expect((await app.post('/api/share-links', unknown)).status).toBe(404)
  expect((await app.delete('/api/share-links/nothing')).status).toBe(404)
})
