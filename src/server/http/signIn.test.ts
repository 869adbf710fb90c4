import { describe, expect, vi } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { LiveClient } from '#test/client.ts'
import { type App, test } from '#test/harness.ts'

const passcode = 'soup is good'

/** A browser that has signed in. */
async function signedIn(app: App) {
  const { headers } = await app.post('/api/sign-in', { passcode })
  return app.with({ Cookie: headers.get('set-cookie')?.split(';')[0] ?? '' })
}

const closed = (client: LiveClient) =>
  new Promise<number>((resolve) => client.socket.once('close', (code) => resolve(code)))

describe('with a passcode', () => {
  test('everything is closed but sign-in and health', async ({ start }) => {
    const app = await start({ HOUSEHOLD_PASSCODE: passcode })
    for (const path of ['/api/pantry', '/api/household', '/api/nothing']) {
      expect(await app.get(path)).toMatchObject({ status: 401, body: { code: 'signInNeeded' } })
    }
    expect(await new LiveClient(app.url).opened()).toBe(401)
    expect((await app.get('/api/health')).status).toBe(200)
  })

  test('the right one opens the door, for calls and the socket', async ({ start }) => {
    const app = await start({ HOUSEHOLD_PASSCODE: passcode })
    const { status, headers } = await app.post('/api/sign-in', { passcode })
    expect(status).toBe(200)
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)

    const known = { Cookie: cookie.split(';')[0] ?? '' }
    expect((await app.with(known).get('/api/household')).body.passcode).toBe(true)
    expect(await new LiveClient(app.url, known).opened()).toBe('open')

    const forged = { Cookie: `${known.Cookie.slice(0, -3)}abc` }
    expect((await app.with(forged).get('/api/pantry')).status).toBe(401)
  })

  test('a new passcode ends the old sessions', async ({ start }) => {
    const before = await start({ HOUSEHOLD_PASSCODE: passcode })
    const { headers } = await before.post('/api/sign-in', { passcode })
    const Cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const same = await start({ HOUSEHOLD_PASSCODE: passcode })
    expect((await same.with({ Cookie }).get('/api/pantry')).status).toBe(200)
    const changed = await start({ HOUSEHOLD_PASSCODE: 'stew is better' })
    expect((await changed.with({ Cookie }).get('/api/pantry')).status).toBe(401)
  })

  test('a household has an id, whatever its passcode, and no other has the same', async ({
    start,
    otherApp,
  }) => {
    const open = await start()
    const { id } = (await open.get('/api/household')).body
    expect(id).toMatch(/^[\w-]{16}$/)
    const guarded = await signedIn(await start({ HOUSEHOLD_PASSCODE: passcode }))
    expect((await guarded.get('/api/household')).body.id).toBe(id)
    expect((await otherApp.get('/api/household')).body.id).not.toBe(id)
    // Whatever is meant for another one is not done.
    const meant = open.with({ 'X-Household': id })
    expect((await meant.get('/api/pantry')).headers.get('X-Household')).toBe(id)
    expect((await meant.post('/api/pantry', pantryItem())).status).toBe(201)
    const strayed = otherApp.with({ 'X-Household': id })
    expect((await strayed.post('/api/pantry', pantryItem())).status).toBe(409)
    expect((await strayed.get('/api/pantry')).body).toEqual([])
  })

  test('refusals are in the log like any other answer', async ({ start }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = await start({ HOUSEHOLD_PASSCODE: passcode })
    await app.get('/api/pantry')
    await (await signedIn(app)).with({ Origin: 'https://evil.example' }).post('/api/pantry')
    const lines = logged.mock.calls.map(([line]) => String(line))
    expect(lines.filter((line) => line.includes('"path":"/api/pantry"'))).toEqual([
      expect.stringContaining('"status":401'),
      expect.stringContaining('"status":403'),
    ])
    logged.mockRestore()
  })
})

describe('signing out', () => {
  test('ends the session on the server, and closes its sockets', async ({ start }) => {
    const app = await start({ HOUSEHOLD_PASSCODE: passcode })
    const [mine, other] = [await signedIn(app), await signedIn(app)]
    const [socket, otherSocket] = [mine, other].map((each) => new LiveClient(app.url, each.headers))
    if (!socket || !otherSocket) throw new Error('No sockets')
    await Promise.all([socket.opened(), otherSocket.opened()])
    const ended = closed(socket)
    await mine.post('/api/sign-out')
    expect(await ended).toBe(4401)
    expect((await mine.get('/api/pantry')).status).toBe(401)
    expect(await new LiveClient(app.url, mine.headers).opened()).toBe(401)
    // The others stay.
    expect((await other.get('/api/pantry')).status).toBe(200)
    expect(otherSocket.socket.readyState).toBe(otherSocket.socket.OPEN)
  })

  test('everywhere ends all of them, in every instance', async ({ start }) => {
    const env = { HOUSEHOLD_PASSCODE: passcode }
    const [app, elsewhere] = [await start(env), await start(env)]
    const [mine, other] = [await signedIn(app), await signedIn(elsewhere)]
    const socket = new LiveClient(app.url, other.headers)
    await socket.opened()
    const ended = closed(socket)
    await mine.post('/api/sign-out-everywhere')
    expect(await ended).toBe(4401)
    for (const client of [mine, other]) expect((await client.get('/api/pantry')).status).toBe(401)
    expect((await elsewhere.with(other.headers).get('/api/pantry')).status).toBe(401)
    expect((await (await signedIn(app)).get('/api/pantry')).status).toBe(200)
  })

  test('everywhere is for those who are signed in', async ({ start }) => {
    const app = await start({ HOUSEHOLD_PASSCODE: passcode })
    const mine = await signedIn(app)
    expect((await app.post('/api/sign-out-everywhere')).status).toBe(401)
    expect((await mine.get('/api/pantry')).status).toBe(200)
  })
})
