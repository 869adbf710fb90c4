import { describe, expect } from 'vitest'
import { approve, propose } from '#features/proposals/proposals.factory.ts'
import { openDatabase } from '#server/db/open.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { addDays } from '#shared/days.ts'
import { momentsAgo } from '#shared/time.ts'
import { backupOf, preview, restore } from '#test/backups.ts'
import { type App, test } from '#test/harness.ts'
import type { Environment } from '#test/household.ts'
import { pantryItem } from './pantry.factory.ts'

const day = 24 * 60 * 60 * 1_000

const todayOf = async (app: App): Promise<string> => (await app.get('/api/household')).body.today

const onlyItem = async (app: App) => (await app.get('/api/pantry')).body[0]

describe('the day that an expiry text means', () => {
  test('is read when the text is written, and by nobody else', async ({ app }) => {
    const today = await todayOf(app)
    const sent = { ...pantryItem({ expiryDate: 'Tomorrow' }), expiresOn: '2030-01-01' }
    const { body: item } = await app.post('/api/pantry', sent)
    expect(item).toMatchObject({ expiryDate: 'Tomorrow', expiresOn: addDays(today, 1) })

    const change = async (fields: object) =>
      (await app.put(`/api/pantry/${item.id}`, fields)).body.expiresOn
    expect(await change({ quantity: '1 cup', expiresOn: '2030-01-01' })).toBe(addDays(today, 1))
    expect(await change({ expiryDate: '2 weeks' })).toBe(addDays(today, 14))
    expect(await change({ expiryDate: 'after opening' })).toBeNull()
    expect(await change({ expiryDate: '2026-11-22' })).toBe('2026-11-22')
    expect(await change({ expiryDate: '' })).toBeNull()
  })

  test('is read out of an approved proposal', async ({ app }) => {
    const today = await todayOf(app)
    const { body: item } = await app.post('/api/pantry', pantryItem())
    const proposal = await propose(app, 'UPDATE_PANTRY_ITEMS_TEXT', [
      { id: item.id, expiryDate: '3 days', expiresOn: '2030-01-01' },
    ])
    expect((await approve(app, proposal)).status).toBe(200)
    expect(await onlyItem(app)).toMatchObject({ expiresOn: addDays(today, 3) })
  })

  test('comes back with what is taken back', async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem({ expiryDate: '2 weeks' }))
    const { headers } = await app.delete(`/api/pantry/${item.id}`)
    await app.post(`/api/changes/${headers.get('X-Change-Id')}/undo`)
    expect(await onlyItem(app)).toMatchObject({ expiresOn: item.expiresOn })
  })
})

describe('a text from before days were read', () => {
  /** As an earlier program left it, ten days ago. */
  async function age(env: Environment) {
    const database = await openDatabase(readConfig(env))
    const updatedAt = momentsAgo(10 * day)
    await database.writer.transaction(async (tx) => {
      await tx.updateTable('pantryItems').set({ updatedAt }).execute()
      await tx.schema.alterTable('pantryItems').dropColumn('expiresOn').execute()
      await tx.deleteFrom('migrations').where('name', '=', '026-pantry-expires-on').execute()
    })
    await database.close()
  }

  test('counts from its last change, once the program is a newer one', async ({ start }) => {
    const app = await start()
    const today = await todayOf(app)
    await app.post('/api/pantry', pantryItem({ expiryDate: '2 weeks' }))
    await app.post('/api/pantry', pantryItem({ name: 'Jam', expiryDate: 'after opening' }))
    await app.close()
    await age(app.env)

    const later = await start()
    const item = await onlyItem(later)
    expect(item).toMatchObject({ version: 1, expiryDate: '2 weeks', expiresOn: addDays(today, 4) })
    const sent = { quantity: '1 cup', expiryDate: '2 weeks' }
    const changed = await later.put(`/api/pantry/${item.id}`, sent)
    expect(changed.body, 'the same text, sent again').toMatchObject({
      quantity: '1 cup',
      expiresOn: addDays(today, 4),
    })
    const { body: pantry } = await later.get('/api/pantry')
    expect(pantry).toContainEqual(expect.objectContaining({ name: 'Jam', expiresOn: null }))
  })

  test('counts from its last change in a restored backup', async ({ app, otherApp }) => {
    const today = await todayOf(app)
    await app.post('/api/pantry', pantryItem({ expiryDate: '2 weeks' }))
    const file = await backupOf(app)
    const [item] = file.records.pantry ?? []
    const older = { ...item, expiresOn: undefined, updatedAt: momentsAgo(10 * day) }
    const old = { ...file, records: { ...file.records, pantry: [older] } }

    const { body } = await preview(app, old)
    expect(body.lists).toContainEqual(expect.objectContaining({ heading: 'Pantry', same: 1 }))
    expect((await restore(otherApp, old)).status).toBe(200)
    expect(await onlyItem(otherApp)).toMatchObject({ expiresOn: addDays(today, 4) })
  })

  test('counts from its last change in an imported file, too', async ({ app, otherApp }) => {
    const today = await todayOf(app)
    await app.post('/api/pantry', pantryItem({ expiryDate: '2 weeks' }))
    const { expiresOn, ...older } = { ...(await onlyItem(app)), updatedAt: momentsAgo(10 * day) }
    const file = (...pantry: object[]) => ({ timestamp: momentsAgo(0), pantry })

    const { body } = await preview(app, file(older))
    expect(body.lists).toContainEqual(expect.objectContaining({ same: 1, changed: 0, added: 0 }))
    await restore(otherApp, file(older, { ...older, name: 'Feta', expiresOn }))
    const { body: pantry } = await otherApp.get('/api/pantry')
    expect(pantry).toMatchObject([
      { name: 'Feta', expiresOn: addDays(today, 14) },
      { name: 'Greek yogurt', expiresOn: addDays(today, 4) },
    ])
  })
})
