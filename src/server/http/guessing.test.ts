import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type App, test } from '#test/harness.ts'

const passcode = 'soup is good'
const proxy = { TRUSTED_PROXY: '127.0.0.1' }

/** Tries a passcode as if from an address. */
const fromAddresses =
  (app: App) =>
  (address: string, tried = 'no') =>
    app.with({ 'X-Forwarded-For': address }).post('/api/sign-in', { passcode: tried })

// The clock stands still: as time goes by, more tries are allowed.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

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

test('a short passcode allows few tries an hour, and never closes for long', async ({ start }) => {
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
