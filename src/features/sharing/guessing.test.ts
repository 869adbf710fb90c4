import { afterEach, beforeEach, expect, vi } from 'vitest'
import { testOnOneEngine } from '#test/harness.ts'
import { guarded, sendTick, share, shopping, signedIn } from './sharing.factory.ts'

// The clock stands still: as time goes by, more tries are allowed.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

testOnOneEngine('a thousand guesses find nothing, and close out nobody else', async ({ start }) => {
  const app = await start({ ...guarded, TRUSTED_PROXY: '127.0.0.1' })
  const { path } = await share(await signedIn(app), shopping(true))
  const from = (address: string) => app.with({ 'X-Forwarded-For': address })
  const guesser = from('10.0.0.1')
  const statuses: Record<number, number> = {}
  for (let n = 0; n < 1_000; n += 50) {
    const guesses = Array.from({ length: 50 }, (_, k) => `/s/${String(n + k).padStart(32, 'x')}`)
    const answers = await Promise.all(
      guesses.map((guess, k) => (k % 2 ? guesser.get(guess) : tickFromThere(guess))),
    )
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
  }
  expect(statuses).toEqual({ 404: 10, 429: 990 })
  expect((await guesser.get(path)).status, 'not even the right one').toBe(429)
  expect((await from('10.0.0.2').get(path)).status).toBe(200)
  expect(
    (await guesser.post('/api/sign-in', { passcode: guarded.HOUSEHOLD_PASSCODE })).status,
    'they count as guesses of the passcode',
  ).toBe(429)
  for (let n = 0; n < 60; n += 1) await from(`10.1.0.${n}`).get(`/s/${n}`)
  expect((await from('10.0.0.2').get(path)).status, 'after guesses from everywhere').toBe(200)

  function tickFromThere(guess: string) {
    return sendTick(app, guess, { item: 1, bought: 'yes' }, { 'X-Forwarded-For': '10.0.0.1' })
  }
})

testOnOneEngine(
  'a right link gives no tries back to who guesses the passcode',
  async ({ start }) => {
    const app = await start(guarded)
    const { path } = await share(await signedIn(app), shopping(false))
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await app.post('/api/sign-in', { passcode: 'no' })).status)
      await app.get(path)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  },
)
