import { describe, expect } from 'vitest'
import { LiveClient } from '#test/client.ts'
import { test } from '#test/harness.ts'

const passcode = 'soup is good'

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

  test('guessing is slowed down', async ({ start }) => {
    const app = await start({ HOUSEHOLD_PASSCODE: passcode })
    const guesses = Array.from({ length: 11 }, () => app.post('/api/sign-in', { passcode: 'no' }))
    const statuses = (await Promise.all(guesses)).map((guess) => guess.status).sort()
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  })
})
