import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { LiveClient } from '#test/client.ts'
import { test, testOnEmpty } from '#test/harness.ts'
import { dropDatabase, engine } from '#test/household.ts'
import { openAppContext } from '../appContext.ts'
import { features } from '../features.ts'
import { readConfig } from './config.ts'
import { serve } from './serve.ts'

describe('starting', () => {
  testOnEmpty('two instances may start together on an empty database', async ({ start }) => {
    const apps = await Promise.all([start(), start(), start()])
    for (const app of apps) expect((await app.get('/api/health')).status).toBe(200)
    const steps = await apps[0]?.look((reader) =>
      reader.selectFrom('migrations').select('name').orderBy('name').execute(),
    )
    const names = steps?.map((step) => step.name)
    expect(names?.slice(0, 3)).toEqual(['001-spine', '002-pantry', '003-settings'])
    expect(new Set(names).size).toBe(names?.length)
  })

  test('a restart finds everything again', async ({ start }) => {
    const before = await start()
    const { body: item } = await before.post('/api/pantry', pantryItem())
    await before.close()
    const after = await start()
    expect((await after.get('/api/pantry')).body).toEqual([item])
  })

  testOnEmpty('a database that is newer than the program is refused', async ({ household }) => {
    const newer = { recordTypes: [], migrations: { '999-future': async () => {} } }
    const config = readConfig(household.env)
    await (await openAppContext(config, [...features, newer])).close()
    await expect(openAppContext(config, features)).rejects.toThrow(
      'The database is newer than this program (it knows 999-future). Update Food Pal.',
    )
  })

  testOnEmpty('a step that fails leaves nothing behind', async ({ household }) => {
    const broken = {
      recordTypes: [],
      migrations: {
        '998-broken': async () => {
          throw new Error('half-way')
        },
      },
    }
    const config = readConfig(household.env)
    await expect(openAppContext(config, [...features, broken])).rejects.toThrow('half-way')
    const context = await openAppContext(config, features)
    await context.close()
  })

  test('a taken port is said in one line', async ({ start }) => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((listening) => other.once('listening', listening))
    const { port } = other.address() as AddressInfo
    await expect(start({ PORT: String(port) })).rejects.toThrow(
      `Port ${port} is taken by another program. Stop it, or set PORT.`,
    )
    other.close()
  })

  test('a data folder that is a file is said in one line', async ({ household, start }) => {
    const file = join(household.env.DATA_DIR ?? '', 'file')
    mkdirSync(household.env.DATA_DIR ?? '', { recursive: true })
    writeFileSync(file, '')
    await expect(start({ DATA_DIR: file })).rejects.toThrow(
      `The data folder ${file} can't be written (EEXIST). Set DATA_DIR.`,
    )
  })

  test('a database that does not answer is said in one line, without its password', async ({
    start,
  }) => {
    const url = 'postgres://cook:secret@127.0.0.1:1/kitchen'
    await expect(start({ DATABASE_URL: url })).rejects.toThrow(
      "The database at 127.0.0.1:1/kitchen can't be reached (ECONNREFUSED). Check DATABASE_URL.",
    )
  })
})

describe('stopping', () => {
  test('closes the sockets as going away, and the port', async ({ start }) => {
    const app = await start()
    const ear = new LiveClient(app.url)
    await ear.opened()
    const closed = new Promise((code) => ear.socket.once('close', code))
    await app.close()
    expect(await closed).toBe(1001)
    await expect(app.get('/api/health')).rejects.toThrow()
  })
})

test('what nobody expected is one opaque answer, with the id that is in the log', async ({
  household,
}) => {
  const broken = {
    name: 'broken',
    recordTypes: [],
    migrations: {},
    routes: () =>
      new Hono().get('/api/broken', () => {
        throw new Error('a secret detail')
      }),
  }
  const serving = await serve(readConfig(household.env), [...features, broken])
  const answer = await fetch(`${serving.url}/api/broken`)
  const text = await answer.text()
  await serving.close()
  expect(answer.status).toBe(500)
  expect(JSON.parse(text)).toEqual({
    code: 'internal',
    message: `Something went wrong on our side, and nothing was changed. It's in the log as ${answer.headers.get('x-request-id')}.`,
  })
  expect(text).not.toContain('secret')
})

test('health says when a key is set, and never the key', async ({ start }) => {
  const app = await start({ OPENROUTER_API_KEY: 'sk-very-secret' })
  expect((await app.get('/api/health')).body.ai).toBe('router')
})

test('health names the engine', async ({ app }) => {
  expect((await app.get('/api/health')).body).toEqual({
    status: 'ok',
    database: engine,
    ai: 'built-in',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    lastBackup: null,
  })
})

// SQLite's file can't go away under an open connection; a PostgreSQL server can.
if (engine === 'postgres') {
  test('a database that went away is said so, and nothing crashes', async ({ app }) => {
    await dropDatabase(app.env.DATABASE_URL ?? '')
    expect(await app.get('/api/health')).toMatchObject({
      status: 503,
      body: { status: 'database unreachable' },
    })
    for (const answer of [
      await app.get('/api/pantry'),
      await app.post('/api/pantry', pantryItem()),
    ]) {
      expect(answer).toMatchObject({
        status: 503,
        body: {
          code: 'unavailable',
          message: "The database isn't answering. Nothing was changed. Try again in a moment.",
        },
      })
    }
  })
}
