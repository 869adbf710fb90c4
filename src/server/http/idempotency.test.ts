import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { photo } from '#features/assistant/photos.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { propose } from '#features/proposals/proposals.factory.ts'
import { downloadBackup, restoreFile } from '#test/backups.ts'
import { type App, test } from '#test/harness.ts'
import { openDatabase } from '../db/open.ts'
import { readConfig } from '../lifecycle/config.ts'

const withKey = (app: App, key: string = randomUUID()) => app.with({ 'Idempotency-Key': key })

/** As if the program had ended between the commit and the answer. */
async function forgetAnswers(app: App) {
  const database = await openDatabase(readConfig(app.env))
  await database.writer.transaction(async (tx) => {
    await tx.updateTable('requestKeys').set({ status: null, answer: null }).execute()
  })
  await database.close()
}

const countItems = async (app: App) => (await app.get('/api/pantry')).body.length

describe('a call with a key', () => {
  test('that is sent again writes once, and gets the first answer', async ({ app, start }) => {
    const client = withKey(app)
    const first = await client.post('/api/pantry', pantryItem({ name: 'Oats' }))
    const second = await client.post('/api/pantry', pantryItem({ name: 'Oats' }))
    expect(first.status).toBe(201)
    expect([second.status, second.body]).toEqual([201, first.body])
    expect(second.headers.get('X-Change-Id')).toBe(first.headers.get('X-Change-Id'))
    expect(second.headers.get('Idempotency-Replayed')).toBe('true')
    // Also by another instance, or after a restart.
    const again = await (await start())
      .with(client.headers)
      .post('/api/pantry', pantryItem({ name: 'Oats' }))
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await countItems(app)).toBe(1)
  })

  test('sent many times at once writes once', async ({ app }) => {
    const client = withKey(app)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.post('/api/pantry', pantryItem())),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await countItems(app)).toBe(1)
  })

  test('holds for every kind of write', async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem())
    const update = withKey(app)
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await update.put(`/api/pantry/${item.id}`, { quantity: '9' })
      expect([status, body.version]).toEqual([200, 2])
    }
    const proposal = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem({ name: 'Salt' })])
    const approve = withKey(app)
    for (let n = 0; n < 2; n += 1) {
      const path = `/api/command-proposals/${proposal.id}/approve`
      expect((await approve.post(path, { userId: 'user' })).body.success).toBe(true)
    }
    const undo = withKey(app)
    for (let n = 0; n < 2; n += 1) expect((await undo.post('/api/undo')).status).toBe(200)
    const remove = withKey(app)
    for (let n = 0; n < 2; n += 1) {
      expect((await remove.delete(`/api/pantry/${item.id}`)).body).toEqual({ success: true })
    }
  })

  test('that was refused may be sent again', async ({ app }) => {
    const client = withKey(app)
    expect((await client.post('/api/pantry', { name: 'Oats' })).status).toBe(400)
    expect((await client.post('/api/pantry', pantryItem())).status).toBe(201)
  })

  test('of another call is refused', async ({ app }) => {
    const client = withKey(app)
    await client.post('/api/pantry', pantryItem({ name: 'Oats' }))
    for (const other of [
      await client.post('/api/pantry', pantryItem({ name: 'Salt' })),
      await client.post('/api/shopping', { name: 'Oats', quantity: '1' }),
    ]) {
      expect([other.status, other.body.message]).toEqual([
        409,
        'This Idempotency-Key was used for another call.',
      ])
    }
    expect(await countItems(app)).toBe(1)
  })

  test('of another file, or another large body, is refused', async ({ app }) => {
    await app.post('/api/pantry', pantryItem({ name: 'Oats' }))
    const one = await downloadBackup(app)
    await app.post('/api/pantry', pantryItem({ name: 'Salt' }))
    const two = await downloadBackup(app)
    const restoring = withKey(app)
    const answers = []
    for (const file of [one, two, one]) answers.push(await restoreFile(restoring, file))
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 200])
    expect(answers[2]?.headers.get('Idempotency-Replayed')).toBe('true')
    expect(await countItems(app)).toBe(1)

    const padded = ' '.repeat(1_100_000)
    const upload = withKey(app)
    for (const [filename, status] of [
      ['fridge.jpg', 201],
      ['pantry.jpg', 409],
      ['fridge.jpg', 201],
    ] as const) {
      const body = `${JSON.stringify(await photo({ filename }))}${padded}`
      expect((await upload.post('/api/photos/upload', body)).status).toBe(status)
    }
    // What only says that it is a file is compared like anything else.
    const typed = withKey(app).with({ 'Content-Type': 'application/octet-stream' })
    expect((await typed.post('/api/pantry', pantryItem({ name: 'Tea' }))).status).toBe(201)
    expect((await typed.post('/api/pantry', pantryItem({ name: 'Rice' }))).status).toBe(409)
  })

  test('whose answer was never kept is answered with what it stored', async ({ app }) => {
    const client = withKey(app)
    const { body } = await client.post('/api/pantry', pantryItem({ name: 'Oats' }))
    await forgetAnswers(app)
    const again = await client.post('/api/pantry', pantryItem({ name: 'Oats' }))
    expect([again.status, again.body]).toEqual([201, body])
  })

  test.for(['', ' ', 'x'.repeat(201), 'a\tb', 'ключ'])('%j is no key', async (key, { app }) => {
    const headers = new Headers()
    const encoded = Buffer.from(key).toString('latin1')
    headers.set('Idempotency-Key', encoded)
    const response = await fetch(`${app.url}/api/pantry`, {
      method: 'POST',
      headers,
      body: JSON.stringify(pantryItem()),
    })
    // An empty one is as good as none.
    expect(response.status).toBe(key.trim() === '' ? 201 : 400)
  })
})
