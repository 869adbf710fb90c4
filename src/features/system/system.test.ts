import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { describe, expect, vi } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { openAppContext } from '#server/appContext.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { serve } from '#server/lifecycle/serve.ts'
import { test } from '#test/harness.ts'
import { dropDatabase, engine, noonZone } from '#test/household.ts'

describe('system information', () => {
  test('tells what runs and how much it holds', async ({ app }) => {
    await app.post('/api/pantry', pantryItem())
    await app.put('/api/settings/theme', { value: 'dark' })
    const { status, body } = await app.get('/api/system/information')
    expect(status).toBe(200)
    expect(body).toMatchObject({ engine, timeZone: noonZone, ai: 'built-in' })
    expect(body.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(body.database.bytes).toBeGreaterThan(10_000)
    expect(body.uptimeSeconds).toBeGreaterThanOrEqual(0)
    expect(body.database.lists).toContainEqual({ heading: 'Pantry', count: 1 })
    expect(body.database.lists).toContainEqual({ heading: 'Recipes', count: 0 })
    expect(body.database.lists.map((list: { heading: string }) => list.heading)).not.toContain(
      'Settings',
    )
  })

  test('tells the last upgrade, and where the copy from before is', async ({ app }) => {
    expect((await app.get('/api/system/information')).body.database.upgrade).toBeNull()
    await app.close()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    const future = { recordTypes: [], migrations: { '999-future': async () => {} } }
    await (await openAppContext(readConfig(app.env), [...features, future])).close()
    const upgraded = await serve(readConfig(app.env), [
      ...features,
      { ...future, name: 'future', routes: () => new Hono() },
    ])
    vi.useRealTimers()
    const { database } = await (await fetch(`${upgraded.url}/api/system/information`)).json()
    expect(database.upgrade).toMatchObject({
      from: expect.stringMatching(/^\d{3}-/),
      to: '999-future',
      copy: expect.stringMatching(/^backups\/food-pal-before-upgrade-.+-at-\d{3}-/),
    })
    await upgraded.close()
  })

  test.for([
    { answers: { '/key': 200 }, ai: 'active' },
    { answers: { '/key': 404, '/models': 200 }, ai: 'active' },
    { answers: { '/key': 401 }, ai: 'key refused' },
    { answers: { '/key': 502 }, ai: 'unreachable' },
    { answers: { '/key': 302 }, ai: 'unreachable' },
    { answers: {}, ai: 'unreachable' },
  ] as { answers: Record<string, number>; ai: string }[])(
    'asks the model router: $answers is $ai',
    async ({ answers, ai }, { start }) => {
      const keys = new Set<string | undefined>()
      const router = createServer((request, response) => {
        keys.add(request.headers.authorization)
        const status = answers[request.url?.replace('/v1', '') ?? ''] ?? 404
        response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end()
      })
      await new Promise<void>((listening) => router.listen(0, '127.0.0.1', listening))
      const { port } = router.address() as AddressInfo
      const app = await start({
        OPENROUTER_API_KEY: 'sk-secret',
        AI_BASE_URL: `http://127.0.0.1:${port}/v1/`,
      })
      const { body } = await app.get('/api/system/information')
      expect(body.ai).toBe(ai)
      expect([...keys]).toEqual(['Bearer sk-secret'])
      expect(JSON.stringify(body)).not.toContain('sk-secret')
      router.close()
    },
  )

  test('an AI service that is not there is said to be away', async ({ start }) => {
    const app = await start({ OPENROUTER_API_KEY: 'sk-x', AI_BASE_URL: 'http://127.0.0.1:9' })
    expect((await app.get('/api/system/information')).body.ai).toBe('unreachable')
  })
})

// SQLite's file can't go away under an open connection; a PostgreSQL server can.
if (engine === 'postgres') {
  test('a database that went away is said so', async ({ app }) => {
    await dropDatabase(app.env.DATABASE_URL ?? '')
    const { status, body } = await app.get('/api/system/information')
    expect({ status, database: body.database }).toEqual({ status: 200, database: 'unreachable' })
  })
}
