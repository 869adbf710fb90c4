import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { LiveClient } from '#test/client.ts'
import { type App, test } from '#test/harness.ts'

const passcode = 'soup is good'

/** A browser that has signed in. */
async function signedIn(app: App) {
  const { headers } = await app.post('/api/sign-in', { passcode })
  return app.with({ Cookie: headers.get('set-cookie')?.split(';')[0] ?? '' })
}

const proxy = { TRUSTED_PROXY: '127.0.0.1' }

/** Tries a passcode as if from an address. */
const fromAddresses =
  (app: App) =>
  (address: string, tried = 'no') =>
    app.with({ 'X-Forwarded-For': address }).post('/api/sign-in', { passcode: tried })

const closed = (client: LiveClient) =>
  new Promise<number>((resolve) => client.socket.once('close', (code) => resolve(code)))

describe('with a passcode', () => {
  // The clock stands still: as time goes by, more tries are allowed.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

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

  test('guessing is slowed down', async ({ start }) => {
    const app = await start({ HOUSEHOLD_PASSCODE: passcode })
    const guesses = Array.from({ length: 11 }, () => app.post('/api/sign-in', { passcode: 'no' }))
    const statuses = (await Promise.all(guesses)).map((guess) => guess.status).sort()
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  })

  test('guessing from many addresses is slowed down, too', async ({ start }) => {
    const from = fromAddresses(await start({ HOUSEHOLD_PASSCODE: passcode, ...proxy }))
    const statuses = []
    for (let n = 1; n <= 61; n += 1) statuses.push((await from(`10.0.0.${n}`)).status)
    expect(statuses).toEqual([...Array(60).fill(401), 429])
  })

  test('a short passcode allows few tries an hour, and never closes for long', async ({
    start,
  }) => {
    const from = fromAddresses(await start({ HOUSEHOLD_PASSCODE: 'soup', ...proxy }))
    for (let n = 1; n <= 30; n += 1) expect((await from(`10.0.0.${n}`)).status).toBe(401)
    const { body } = await from('10.0.0.31')
    expect(body.message).toBe('Too many tries. Wait 2 minutes, then try again.')
  })

  test('whoever guesses closes out nobody at another address', async ({ start }) => {
    const from = fromAddresses(await start({ HOUSEHOLD_PASSCODE: 'soup', ...proxy }))
    for (let n = 1; n <= 40; n += 1) await from('10.0.0.1')
    expect((await from('10.0.0.1', 'soup')).status).toBe(429)
    expect((await from('10.0.0.2', 'soup')).status).toBe(200)
  })

  test('one network counts as one address', async ({ start }) => {
    const from = fromAddresses(await start({ HOUSEHOLD_PASSCODE: passcode, ...proxy }))
    for (let n = 1; n <= 10; n += 1) {
      expect((await from(`2001:db8:0:7:${n}::${n}`)).status).toBe(401)
    }
    expect((await from('2001:0db8::7:aa:bb:cc:dd')).status).toBe(429)
    expect((await from('2001:db8:0:8::1')).status).toBe(401)
    // IPv4 within IPv6 is IPv4.
    for (let n = 1; n <= 11; n += 1) expect((await from(`::ffff:10.0.0.${n}`)).status).toBe(401)
  })

  test('whoever was signed in lately is closed out by nobody else', async ({ start }) => {
    const app = await start({ HOUSEHOLD_PASSCODE: 'soup', ...proxy })
    const from = fromAddresses(app)
    const { headers } = await from('10.0.9.1', 'soup')
    const Cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    // Also where somebody went with a session from elsewhere.
    await app.with({ Cookie, 'X-Forwarded-For': '10.0.9.2' }).get('/api/pantry')
    for (let n = 1; n <= 40; n += 1) await from(`10.0.0.${n}`)
    expect((await from('10.0.9.3', 'soup')).status).toBe(429)
    expect((await from('10.0.9.1', 'soup')).status).toBe(200)
    expect((await from('10.0.9.2', 'soup')).status).toBe(200)
  })

  test('nobody but a named proxy says whom it speaks for', async ({ start }) => {
    const app = await start({ HOUSEHOLD_PASSCODE: passcode })
    const guess = (n: number) =>
      app.with({ 'X-Forwarded-For': `10.0.0.${n}` }).post('/api/sign-in', { passcode: 'no' })
    const statuses = []
    for (let n = 1; n <= 11; n += 1) statuses.push((await guess(n)).status)
    expect(statuses.at(-1)).toBe(429)
  })

  test('who signs in rightly uses up no tries', async ({ start }) => {
    const app = await start({ HOUSEHOLD_PASSCODE: passcode })
    for (let n = 0; n < 15; n += 1) {
      expect((await app.post('/api/sign-in', { passcode })).status).toBe(200)
    }
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
