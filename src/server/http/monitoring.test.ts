import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { test } from '#test/harness.ts'

const passcode = 'soup is good'

test('health says whether the program lives and whether it can answer, to anybody', async ({
  start,
}) => {
  const app = await start({ HOUSEHOLD_PASSCODE: passcode })
  expect(await app.get('/api/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect((await app.get('/api/health/ready')).body).toEqual((await app.get('/api/health')).body)
})

const textOf = async (url: string, Authorization = '') => {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization } })
  return { status: answer.status, text: await answer.text() }
}

test('metrics count requests and changes, with sizes beside them', async ({ start }) => {
  const app = await start({ METRICS: 'true' })
  const changes = async () =>
    Number(/^food_pal_changes_total (\d+)$/m.exec((await textOf(app.url)).text)?.[1])
  const before = await changes()
  await app.post('/api/pantry', pantryItem())
  expect(await changes()).toBe(before + 1)
  await app.post('/api/backups')
  const { text } = await textOf(app.url)
  expect(text).toMatch(/^food_pal_backup_age_seconds \d+$/m)
  expect(text).toMatch(/^food_pal_requests_total\{method="POST",status="201"\} [1-9]\d*$/m)
  for (const name of ['memory_bytes', 'database_bytes', 'request_milliseconds_total'])
    expect(text).toMatch(new RegExp(`^food_pal_${name} [1-9]`, 'm'))
  // Each has its type, and no line is anything else.
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) food_pal_\w+ .+|food_pal_\w+(\{[^}]+\})? \d[\d.e+]*)$/)
})

test('metrics are off unless asked for, and behind the passcode', async ({ start }) => {
  expect((await textOf((await start()).url)).text).not.toContain('food_pal_')
  const { url } = await start({ METRICS: 'true', HOUSEHOLD_PASSCODE: passcode })
  expect((await textOf(url)).status).toBe(401)
  expect((await textOf(url, 'Bearer wrong')).status).toBe(401)
  expect((await textOf(url, `Bearer ${passcode}`)).status).toBe(200)
  // It opens nothing else.
  const asked = await fetch(`${url}/api/pantry`, {
    headers: { Authorization: `Bearer ${passcode}` },
  })
  expect(asked.status).toBe(401)
})

test('guessing at the metrics costs what guessing at the door costs', async ({ start }) => {
  const { url } = await start({ METRICS: 'true', HOUSEHOLD_PASSCODE: passcode })
  const answers = await Promise.all(Array.from({ length: 12 }, () => textOf(url, 'Bearer wrong')))
  expect(answers.map(({ status }) => status)).toContain(429)
})
