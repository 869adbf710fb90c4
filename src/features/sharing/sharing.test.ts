import { expect, vi } from 'vitest'
import { meal } from '#features/menu/menu.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { LiveClient } from '#test/client.ts'
import { test } from '#test/harness.ts'
import { guarded, sendTick, share, shopping, signedIn } from './sharing.factory.ts'

test('a recipe is read by whoever has its link, without a session', async ({ start }) => {
  const app = await start(guarded)
  const person = await signedIn(app)
  const { id } = (await person.post('/api/recipes', recipe({ notes: 'From Grandma' }))).body
  const link = await share(person, { shows: { kind: 'recipe', recipeId: id } })
  expect(link).toMatchObject({
    title: 'Lemon chicken traybake',
    path: expect.stringMatching(/^\/s\/[\w-]{32}$/),
    url: null,
  })
  const days = (Date.parse(link.endsAt) - Date.parse(link.createdAt)) / 86_400_000
  expect(days).toBeCloseTo(7, 3)

  const { status, body, headers } = await app.get<string>(link.path)
  expect(status).toBe(200)
  for (const words of ['Lemon chicken traybake', '8 chicken thighs', 'Roast 40', 'From Grandma']) {
    expect(body).toContain(words)
  }
  expect(body).not.toContain('<script')
  expect(headers.get('Content-Type')).toContain('text/html')
  expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
  expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'nonce-[^']+'/,
  )

  await person.delete(`/api/recipes/${id}`)
  const gone = await app.get<string>(link.path)
  expect(gone.status).toBe(404)
  expect(gone.body).toContain('This link has ended.')
  expect((await person.get('/api/share-links')).body[0].title).toBe('A recipe that was deleted')
})

test('days of the menu, and no other day', async ({ app }) => {
  await app.post('/api/meal-events', meal({ attendees: ['Mom'] }))
  await app.post('/api/meal-events', meal({ date: '2026-11-21', recipeName: 'Ramen' }))
  const days = { startDate: '2026-11-14', endDate: '2026-11-20' }
  const link = await share(app, { shows: { kind: 'menu', ...days }, lasts: 30 })
  const { body } = await app.get<string>(link.path)
  expect(body).toContain('Saturday, Nov 14')
  expect(body).toContain('Taco night')
  expect(body).toContain('Dinner, 6:00 PM, Mom')
  expect(body).toContain('Nothing planned')
  expect(body).not.toContain('Ramen')
})

test('the shopping list is ticked over a link, in the name of the link', async ({ app }) => {
  const { id } = (await app.post('/api/shopping', shoppingItem({ addedBy: 'Maya' }))).body
  await app.post('/api/shopping', shoppingItem({ name: 'Bread', store: null }))
  const { path } = await share(app, shopping(true))
  const page = (await app.get<string>(path)).body
  expect(page.indexOf('Costco')).toBeLessThan(page.indexOf('Anywhere'))
  expect(page, 'who asked for it is nobody else’s business').not.toContain('Maya')

  // A browser that is told to send no referrer sends this origin.
  const ticked = await sendTick(app, path, { item: id, bought: 'yes' }, { Origin: 'null' })
  expect(ticked.status).toBe(303)
  const back = new URL(ticked.headers.get('Location') ?? '', app.url + path)
  expect(back.href).toBe(`${app.url}${path}#item-${id}`)
  expect((await app.get<string>(path)).body).toContain('aria-checked="true"')
  const find = async () =>
    (await app.get('/api/shopping')).body.find((item: { id: number }) => item.id === id)
  expect((await find()).isCompleted).toBe(true)
  const history = JSON.stringify((await app.get('/api/version-history/shopping')).body)
  expect(history).toContain('"userId":"shared link"')

  expect((await sendTick(app, path, { item: id, bought: 'no' })).status).toBe(303)
  expect((await find()).isCompleted).toBe(false)
})

test('a ticked line keeps its place, also beside one of the same name', async ({ app }) => {
  const added = []
  for (const quantity of ['12', '1 dozen'])
    added.push((await app.post('/api/shopping', shoppingItem({ name: 'Eggs', quantity }))).body.id)
  const { path } = await share(app, shopping(true))
  const lines = async () =>
    [...(await app.get<string>(path)).body.matchAll(/id="item-(\d+)"/g)].map(([, id]) => Number(id))
  expect(await lines()).toEqual(added)
  await sendTick(app, path, { item: added[0], bought: 'yes' })
  expect(await lines()).toEqual(added)
})

test('ticks are refused when the link is for reading, when the item is gone, and in excess', async ({
  app,
}) => {
  const { id, version } = (await app.post('/api/shopping', shoppingItem())).body
  const reading = await share(app, shopping(false))
  const { path } = await share(app, shopping(true))
  const tick = { item: id, bought: 'yes' }
  const page = (await app.get<string>(reading.path)).body
  expect(page).toContain('Milk')
  expect(page).not.toContain('<form')
  const refused = await sendTick(app, reading.path, tick)
  expect(refused.status).toBe(403)
  expect(refused.text).toContain('This link is for reading only.')

  const gone = await sendTick(app, path, { ...tick, item: 999 })
  expect(gone.status).toBe(404)
  expect(gone.text).toContain('This shopping item doesn&#39;t exist anymore.')
  const wrongs: Record<string, string>[] = [
    {},
    { item: id },
    { item: '1e9', bought: 'yes' },
    { item: id, bought: '1' },
  ]
  for (const wrong of wrongs) {
    expect((await sendTick(app, path, wrong)).status, JSON.stringify(wrong)).toBe(400)
  }
  expect((await sendTick(app, path, { ...tick, more: 'x'.repeat(2_000) })).status).toBe(413)
  expect((await app.get('/api/shopping')).body).toMatchObject([{ isCompleted: false, version }])

  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const ticks = Array.from({ length: 121 }, () => sendTick(app, path, tick))
    const statuses = (await Promise.all(ticks)).map(({ status }) => status)
    expect(statuses).toContain(429)
    expect(statuses).toContain(303)
  } finally {
    vi.useRealTimers()
  }
})

test('a link ends by itself, or when it is revoked, and nothing brings it back', async ({
  app,
}) => {
  const live = new LiveClient(app.url)
  await live.opened()
  const hears = async (topic: string) => {
    while ((await live.next()).topic !== topic);
  }
  const day = await share(app, { ...shopping(true), lasts: 1 })
  const week = await share(app, shopping(true))
  const listed = (await app.get('/api/share-links')).body
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([week.id, day.id])
  expect(JSON.stringify(listed)).not.toContain(week.path.slice(3))
  const { id } = (await app.post('/api/shopping', shoppingItem())).body
  // Messages come in order, on PostgreSQL a moment after the answer: those of the links are past.
  await hears('shopping')

  const { status, headers } = await app.delete(`/api/share-links/${week.id}`)
  expect(status).toBe(200)
  await hears('share-links')
  expect(headers.get('X-Change-Id'), 'no undo').toBeNull()
  expect((await app.delete(`/api/share-links/${week.id}`)).status).toBe(404)
  expect((await app.get(week.path)).status).toBe(404)
  expect((await sendTick(app, week.path, { item: id, bought: 'yes' })).status).toBe(404)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 23 * 3_600_000 })
  try {
    expect((await app.get(day.path)).status).toBe(200)
    vi.setSystemTime(Date.now() + 2 * 3_600_000)
    expect((await app.get(day.path)).status).toBe(404)
    expect((await sendTick(app, day.path, { item: id, bought: 'yes' })).status).toBe(404)
    expect((await app.get('/api/share-links')).body).toEqual([])
    await share(app, shopping(true))
  } finally {
    vi.useRealTimers()
  }
  const rows = await app.look((reader) => reader.selectFrom('shareLinks').select('id').execute())
  expect(rows, 'what has ended is forgotten').toHaveLength(1)
})

test('the address is below the public one, and the page works there', async ({ start }) => {
  const app = await start({ ...guarded, PUBLIC_URL: 'https://home.example/food' })
  const person = await signedIn(app)
  const { id } = (await person.post('/api/shopping', shoppingItem())).body
  const { path, url } = await share(person, shopping(true))
  expect(url).toBe(`https://home.example/food${path}`)
  const below = `/food${path}`
  expect((await app.get(below)).status).toBe(200)
  const { headers } = await sendTick(app, below, { item: id, bought: 'yes' })
  const back = new URL(headers.get('Location') ?? '', `https://home.example${below}`)
  expect(back.href).toBe(`${url}#item-${id}`)
})

test('fifty links are enough', async ({ app }) => {
  for (let n = 0; n < 50; n += 1) await share(app, shopping(false))
  const { status, body } = await app.post('/api/share-links', shopping(false))
  expect(status).toBe(409)
  expect(body.message).toContain('Revoke one')
})
