import { request } from 'node:http'
import { describe, expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { LiveClient } from '#test/client.ts'
import { type App, test } from '#test/harness.ts'

/** `fetch` sets some headers itself; this sends just what it is told. */
function statusOf(app: App, method: string, path: string, headers: Record<string, string>) {
  return new Promise<number>((resolve, reject) => {
    const sent = request(app.url + path, { method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(method === 'GET' ? undefined : JSON.stringify(pantryItem()))
  })
}

describe('requests of other sites', () => {
  test.for<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('%j may not write', async (headers, { app }) => {
    expect(await statusOf(app, 'POST', '/api/pantry', headers)).toBe(403)
    expect((await app.get('/api/pantry')).body).toEqual([])
  })

  test('a proxy that rewrote the host is told what to set', async ({ app }) => {
    const behind = app.with({ Origin: 'https://food.example' })
    expect((await behind.post('/api/pantry', pantryItem())).body.message).toMatch(
      /^The browser is at https:\/\/food\.example, .* set PUBLIC_URL to the address that people type\.$/,
    )
  })

  test('a plain client and our own page may', async ({ app }) => {
    expect(await statusOf(app, 'POST', '/api/pantry', {})).toBe(201)
    const ours = { Origin: app.url, 'Sec-Fetch-Site': 'same-origin' }
    expect(await statusOf(app, 'POST', '/api/pantry', ours)).toBe(201)
  })

  test('the public address counts as ours', async ({ start }) => {
    const passcode = 'soup is good'
    const app = await start({ PUBLIC_URL: 'https://food.example', HOUSEHOLD_PASSCODE: passcode })
    const { headers } = await app.post('/api/sign-in', { passcode })
    const Cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const written = (Origin: string) => statusOf(app, 'POST', '/api/pantry', { Origin, Cookie })
    expect(await written('https://food.example')).toBe(201)
    expect(await written('https://food.example.evil')).toBe(403)
  })

  test('the socket opens for our page alone', async ({ app }) => {
    expect(await new LiveClient(app.url, { Origin: 'https://evil.example' }).opened()).toBe(403)
    expect(await new LiveClient(app.url, { Origin: app.url }).opened()).toBe('open')
  })

  test('without a passcode a foreign name is not answered', async ({ app }) => {
    expect(await statusOf(app, 'GET', '/api/pantry', { Host: 'rebound.example' })).toBe(403)
    expect(await statusOf(app, 'GET', '/api/pantry', { Host: 'localhost:1' })).toBe(200)
  })
})

describe('headers', () => {
  test('keep the page to itself', async ({ app }) => {
    const { headers } = await app.get('/api/health')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })
})

test('an unknown call is told so', async ({ app }) => {
  expect(await app.get('/api/nothing')).toMatchObject({
    status: 404,
    body: { code: 'unknown', message: 'There is no such call.' },
  })
})
