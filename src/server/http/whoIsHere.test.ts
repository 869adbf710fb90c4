import { expect } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { type Answer, type Client, LiveClient } from '#test/client.ts'
import { type App, test } from '#test/harness.ts'

const cookieOf = ({ headers }: Answer<unknown>) => ({
  Cookie: headers.get('set-cookie')?.split(';')[0] ?? '',
})

const addMember = async (app: Pick<Client, 'post'>, name: string): Promise<number> =>
  (await app.post('/api/family-member-preferences', familyMember({ name }))).body.id

/** A browser whose person said who they are. */
async function browserOf(app: App, memberId: number | null) {
  const answer = await app.put('/api/session', { memberId })
  expect(answer.status).toBe(200)
  return app.with(cookieOf(answer))
}

test('without a passcode a browser says who is at it, and the history names them as they were called', async ({
  app,
}) => {
  expect((await app.get('/api/session')).body).toEqual({
    memberId: null,
    name: null,
    isAsked: false,
  })
  const maya = await addMember(app, 'Maya')
  const answer = await app.put('/api/session', { memberId: maya })
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
  const browser = app.with(cookieOf(answer))
  expect((await browser.get('/api/session')).body).toEqual({
    memberId: maya,
    name: 'Maya',
    isAsked: true,
  })

  await browser.post('/api/pantry', pantryItem({ name: 'Oats' }))
  await app.put(`/api/family-member-preferences/${maya}`, { name: 'Maja' })
  await browser.post('/api/pantry', pantryItem({ name: 'Rice' }))
  await app.delete(`/api/family-member-preferences/${maya}`)
  await browser.post('/api/pantry', pantryItem({ name: 'Salt' }))
  await app.post('/api/pantry', pantryItem({ name: 'Tea' }))
  const { body } = await app.get('/api/version-history/pantry')
  expect(body.map((entry: { userId: string }) => entry.userId)).toEqual([
    'household',
    'household',
    'Maja',
    'Maya',
  ])
  expect((await browser.get('/api/session')).body).toMatchObject({ name: null, isAsked: true })
})

test('whoever saves an old version is told who changed it, if that was one person with a name', async ({
  app,
}) => {
  const dad = await browserOf(app, await addMember(app, 'Dad'))
  const { body: milk } = await app.post('/api/pantry', pantryItem({ name: 'Milk' }))
  const path = `/api/pantry/${milk.id}`
  const saveOld = async () =>
    (await app.put(path, { quantity: '5', version: milk.version })).body.changedBy
  await dad.put(path, { quantity: '6 gallons' })
  expect(await saveOld()).toBe('Dad')
  await dad.put(path, { notes: 'For the cake' })
  expect(await saveOld()).toBe('Dad')
  await app.put(path, { quantity: '7' })
  expect(await saveOld(), 'it may be either of the two').toBeUndefined()
})

test('who skips the question is not asked again, and stays the household', async ({ app }) => {
  const browser = await browserOf(app, null)
  expect((await browser.get('/api/session')).body).toEqual({
    memberId: null,
    name: null,
    isAsked: true,
  })
  await browser.post('/api/pantry', pantryItem())
  expect((await app.get('/api/version-history/pantry')).body[0].userId).toBe('household')
  expect((await app.put('/api/session', { memberId: 99 })).status).toBe(404)
  expect((await app.put('/api/session', { memberId: 'Maya' })).status).toBe(400)
  // Nobody can name a session that they were not given.
  const forged = app.with({ Cookie: `${browser.headers.Cookie?.slice(0, -4)}abcd` })
  expect((await forged.get('/api/session')).body.isAsked).toBe(false)
})

test('live messages, what is added and approvals name the person', async ({ app }) => {
  const browser = await browserOf(app, await addMember(app, 'Maya'))
  const live = new LiveClient(app.url)
  await live.opened()
  const { body: milk } = await browser.post('/api/shopping', shoppingItem({ name: 'Milk' }))
  expect(milk.addedBy).toBe('Maya')
  expect(await live.next()).toMatchObject({ topic: 'shopping', ids: [milk.id], by: 'Maya' })
  const forDad = shoppingItem({ name: 'Charcoal', addedBy: 'Dad' })
  expect((await browser.post('/api/shopping', forDad)).body.addedBy).toBe('Dad')
  expect((await app.post('/api/shopping', shoppingItem())).body.addedBy).toBeNull()

  const { body: proposal } = await app.post('/api/proposals', {
    commandType: 'ADD_SHOPPING_ITEMS_TEXT',
    items: [shoppingItem({ name: 'Eggs' })],
  })
  await browser.post(`/api/command-proposals/${proposal.id}/approve`, { userId: 'user' })
  const [entry] = (await app.get('/api/version-history/shopping')).body
  expect(entry).toMatchObject({ userId: 'Maya', proposalId: proposal.id })
  const { body: list } = await app.get<{ name: string }[]>('/api/shopping')
  expect(list).toContainEqual(expect.objectContaining({ name: 'Eggs', addedBy: 'Maya' }))
})

test('devices are listed in words, and one of them is ended', async ({ start }) => {
  const app = await start({ HOUSEHOLD_PASSCODE: 'soup is good' })
  const signIn = async (userAgent: string) => {
    const browser = app.with({ 'User-Agent': userAgent })
    const passcode = 'soup is good'
    return browser.with(cookieOf(await browser.post('/api/sign-in', { passcode })))
  }
  const phone = await signIn('Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0 Mobile Safari/537.36')
  const laptop = await signIn('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0')
  await phone.put('/api/session', { memberId: await addMember(phone, 'Maya') })
  const { body: devices } = await laptop.get('/api/sessions')
  expect(devices).toHaveLength(2)
  expect(devices).toContainEqual({
    id: expect.any(String),
    device: 'Chrome on Android',
    name: 'Maya',
    lastSeenAt: expect.any(String),
    isThis: false,
  })
  const socket = new LiveClient(app.url, phone.headers)
  await socket.opened()
  const closed = new Promise((resolve) => socket.socket.once('close', resolve))
  const other = devices.find((each: { isThis: boolean }) => !each.isThis)
  // An id opens nothing.
  const forged = { Cookie: `food_pal_session=${other.id}` }
  expect((await app.with(forged).get('/api/pantry')).status).toBe(401)
  expect((await laptop.delete(`/api/sessions/${other.id}`)).status).toBe(200)
  expect(await closed).toBe(4401)
  expect((await laptop.delete(`/api/sessions/${other.id}`)).status).toBe(404)
  expect((await phone.get('/api/pantry')).status).toBe(401)

  const [own] = (await laptop.get('/api/sessions')).body
  expect(own).toMatchObject({ device: 'Firefox on Linux', isThis: true })
  expect((await laptop.delete(`/api/sessions/${own.id}`)).status).toBe(200)
  expect((await laptop.get('/api/pantry')).status).toBe(401)
})
