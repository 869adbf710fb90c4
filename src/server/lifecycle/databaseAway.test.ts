import { setTimeout } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { LiveClient } from '#test/client.ts'
import { test as base } from '#test/harness.ts'
import { engine } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { TcpProxy } from '#test/services/tcpProxy.ts'
import { openDatabase } from '../db/open.ts'
import { readConfig } from './config.ts'

type Fixtures = { proxy: TcpProxy; program: Program }

const test = base.extend<Fixtures>({
  proxy: async ({ household }, use) => {
    const proxy = await TcpProxy.start(household.env.DATABASE_URL ?? '')
    await use(proxy)
    await proxy.stop()
  },
  // A process of its own: what nobody caught would end it.
  program: async ({ household, proxy }, use) => {
    const program = await Program.start({ ...household.env, DATABASE_URL: proxy.url })
    await use(program)
    await program.end('SIGTERM')
  },
})

const isHealthy = async (program: Program) => (await program.get('/api/health')).status === 200

// SQLite has no connection that could break.
describe.runIf(engine === 'postgres')('a database whose connections break', () => {
  test('under load costs answers, and neither the program nor what it acknowledged', {
    timeout: 120_000,
  }, async ({ program, proxy }) => {
    let made = 0
    let acknowledged = 0
    let away = 0
    let done = false
    const write = async () => {
      while (!done) {
        made += 1
        const { status, body } = await program.post('/api/pantry', pantryItem({ name: `J${made}` }))
        if (status === 201) acknowledged += 1
        else {
          expect([status, body.code]).toEqual([503, 'unavailable'])
          away += 1
        }
      }
    }
    const writers = [write(), write(), write(), write()]
    for (let cut = 0; cut < 25; cut += 1) {
      const seen = acknowledged
      while (acknowledged < seen + 5) await setTimeout(2)
      proxy.cut()
    }
    done = true
    await Promise.all(writers)
    expect(away).toBeGreaterThan(0)
    const { body: items } = await program.get('/api/pantry')
    expect(items.length).toBeGreaterThanOrEqual(acknowledged)
    expect(items.length).toBeLessThanOrEqual(made)
  })

  test('that is away and comes back is used again, live updates too', async ({
    program,
    proxy,
  }) => {
    const listener = new LiveClient(program.url)
    await listener.opened()
    await proxy.away(async () => {
      expect((await program.get('/api/pantry')).status).toBe(503)
      expect((await program.post('/api/pantry', pantryItem())).status).toBe(503)
      expect((await program.get('/api/health')).status).toBe(503)
    })
    await expect.poll(() => isHealthy(program)).toBe(true)
    // Whatever was said meanwhile is lost.
    expect((await listener.next()).topic).toBe('*')
    await program.post('/api/pantry', pantryItem())
    expect((await listener.next()).topic).toBe('pantry')
  })

  test('after the commit was sent: nobody says that nothing was changed', async ({
    program,
    proxy,
  }) => {
    proxy.cutAfter('commit')
    const { status, body } = await program.post('/api/pantry', pantryItem({ name: 'Oats' }))
    expect([status, body.code]).toEqual([503, 'unavailable'])
    expect(body.message).toBe(
      'The database went away while this was being saved. Check whether it was saved before you try again.',
    )
    // The database may still be at it.
    await expect
      .poll(async () => (await program.get('/api/pantry')).body)
      .toMatchObject([{ name: 'Oats' }])
  })

  test('and refuses to tell what changes: one connection is tried, not one a second', {
    timeout: 120_000,
  }, async ({ program, proxy }) => {
    await program.get('/api/pantry')
    proxy.refuse('listen ')
    proxy.cut()
    while (proxy.refusals < 4) await setTimeout(20)
    expect((await program.get('/api/pantry')).status).toBe(200)
    // One that reads, and at most one that is being tried.
    expect(proxy.open).toBeLessThanOrEqual(2)
    proxy.refuse(undefined)
    const listener = new LiveClient(program.url)
    await listener.opened()
    expect((await listener.next()).topic).toBe('*')
  })
})

describe.runIf(engine === 'postgres')('a database that never answers', () => {
  test('ends in a time-out, also within a change, and is used again when it answers', async ({
    household,
    proxy,
  }) => {
    const config = readConfig({ ...household.env, DATABASE_URL: proxy.url })
    const database = await openDatabase(config, { patience: { answersWithin: 1_000 } })
    try {
      proxy.freeze()
      for (const ask of [
        () => database.ping(),
        () => database.writer.transaction(async () => undefined),
      ]) {
        const error = await ask().catch((error: unknown) => error)
        expect(database.isUnavailable(error)).toBe(true)
      }
      proxy.thaw()
      // On a busy machine also one that is well may not answer in so short a time.
      const again = () => database.writer.transaction(async () => 'done').catch(String)
      await expect.poll(again).toBe('done')
      await expect.poll(() => database.ping().then(() => 'well', String)).toBe('well')
    } finally {
      await database.close()
    }
  })
})
