import { chmodSync, closeSync, openSync, readdirSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { describe, expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { downloadBackup, restoreFile } from '#test/backups.ts'
import { type App, test } from '#test/harness.ts'
import { engine } from '#test/household.ts'
import { features } from '../features.ts'
import { readConfig } from '../lifecycle/config.ts'
import { serve } from '../lifecycle/serve.ts'

const fileOf = (app: App) => join(app.env.DATA_DIR ?? '', 'food-pal.db')

/** Something else stands where the rows of a table begin. */
function damage(file: string, table: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const page = database.prepare('select rootpage from sqlite_master where name = ?').get(table)
  database.close()
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(2_000, 0xa5), 0, 2_000, 4_096 * (Number(page?.rootpage) - 1))
  closeSync(handle)
}

async function liveIn(app: App) {
  for (let n = 0; n < 40; n += 1) {
    await app.post('/api/pantry', pantryItem({ name: `Jar ${n}`, notes: 'x'.repeat(1_900) }))
  }
}

describe.runIf(engine === 'sqlite')('a damaged database', () => {
  test('is found at the start, read as far as it goes, and never written', async ({ start }) => {
    const app = await start()
    await liveIn(app)
    const file = await downloadBackup(app)
    await app.post('/api/pantry', pantryItem({ name: 'Later' }))
    const restored = await restoreFile(app, file)
    await app.close()
    damage(fileOf(app), 'history')

    const again = await start()
    expect(await again.get('/api/health')).toMatchObject({
      status: 503,
      body: { status: 'database damaged' },
    })
    const refused = await again.post('/api/shopping', { name: 'Milk' })
    expect(refused.status).toBe(503)
    expect(refused.body.message).toBe(
      `The database is damaged, so nothing can be saved. Nothing was changed. The newest good backup in the data folder is ${restored.body.keptAs}.`,
    )
    expect((await again.get('/api/pantry')).body).toHaveLength(40)
    expect((await again.get('/api/system/information')).body.database).toBe('damaged')
  })

  test('names no backup that is not whole', async ({ start }) => {
    const app = await start()
    await liveIn(app)
    await restoreFile(app, await downloadBackup(app))
    await app.close()
    const folder = join(app.env.DATA_DIR ?? '', 'backups')
    for (const name of readdirSync(folder)) truncateSync(join(folder, name), 50)
    damage(fileOf(app), 'history')
    const again = await start()
    const { body } = await again.post('/api/shopping', { name: 'Milk' })
    expect(body.message).toContain('There is no good backup in the data folder.')
  })

  test('that is none at all is said in one line', async ({ app }) => {
    await liveIn(app)
    await app.close()
    const handle = openSync(fileOf(app), 'r+')
    writeSync(handle, Buffer.alloc(200, 'x'), 0, 200, 0)
    closeSync(handle)
    await expect(serve(readConfig(app.env), features)).rejects.toThrow(
      /can't be opened: file is not a database\. There is no good backup in the data folder\.$/,
    )
  })

  test('is noticed while it runs', async ({ app }) => {
    await liveIn(app)
    // From here on the file itself is read, and no longer what was written beside it.
    await app.close()
    const next = await serve(readConfig(app.env), features)
    const client = app.with({})
    Object.assign(client, { url: next.url })
    damage(fileOf(app), 'pantryItems')
    const reads = await Promise.all(
      ['/api/pantry', '/api/shopping', '/api/settings'].map((path) => client.get(path)),
    )
    expect(reads.map(({ status }) => status)).toContain(503)
    expect((await client.post('/api/shopping', { name: 'Milk' })).status).toBe(503)
    expect((await client.get('/api/health')).body.status).toBe('database damaged')
    await next.close()
  })
})

test.runIf(engine === 'sqlite')(
  'a file that can only be read is said in one line, and nothing is served',
  async ({ app }) => {
    const folder = app.env.DATA_DIR ?? ''
    await app.post('/api/pantry', pantryItem())
    await app.close()
    chmodSync(fileOf(app), 0o444)
    chmodSync(folder, 0o555)
    // The owner of the machine may write whatever a file says.
    const isOwner = process.getuid?.() === 0
    if (isOwner) process.seteuid?.(65_534)
    try {
      await expect(serve(readConfig(app.env), features)).rejects.toThrow(
        // Where the folder above is closed as well, it is the folder that is named.
        /food-pal\.db can't be opened: attempt to write a readonly database\.$|^The data folder .+ can't be written \(EACCES\)\. Set DATA_DIR\.$/,
      )
    } finally {
      if (isOwner) process.seteuid?.(0)
      chmodSync(folder, 0o755)
      chmodSync(fileOf(app), 0o644)
    }
    const again = await serve(readConfig(app.env), features)
    const client = app.with({})
    Object.assign(client, { url: again.url })
    expect((await client.get('/api/pantry')).body).toHaveLength(1)
    await again.close()
  },
)

test.runIf(engine === 'postgres')(
  'a database that can only be read says so, and recovers',
  async ({ app }) => {
    await app.post('/api/pantry', pantryItem())
    const url = new URL(app.env.DATABASE_URL ?? '')
    const administer = async (statement: string) => {
      const client = new pg.Client(url.href)
      await client.connect()
      await client.query('set default_transaction_read_only = off')
      await client.query(statement).finally(() => client.end())
    }
    const name = url.pathname.slice(1)
    const disconnect = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and pid <> pg_backend_pid()`
    await administer(`alter database ${name} set default_transaction_read_only = on`)
    await administer(disconnect)

    // A request on a connection that is just ending is told so; the next one gets a new one.
    const added = async () => (await app.post('/api/pantry', pantryItem())).body
    const status = async () => (await app.get('/api/health')).body.status
    const pantry = async () => (await app.get('/api/pantry')).body
    await expect
      .poll(async () => (await added()).message)
      .toBe('The database can only be read right now. Nothing was changed.')
    await expect.poll(status).toBe('database read-only')
    await expect.poll(pantry).toHaveLength(1)
    await expect(serve(readConfig(app.env), features)).rejects.toThrow(
      'The database can only be read: it may be a standby, or in recovery.',
    )

    await administer(`alter database ${name} reset default_transaction_read_only`)
    await administer(disconnect)
    await expect.poll(added).toMatchObject(pantryItem())
    await expect.poll(status).toBe('ok')
  },
)
