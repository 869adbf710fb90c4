import { describe, expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { carryOut } from '#features/proposals/proposals.factory.ts'
import { type App, test } from '#test/harness.ts'
import { addItem, newest, restore, versions } from './versions.factory.ts'

const pantry = async (app: App): Promise<[string, string][]> =>
  (await app.get('/api/pantry')).body.map((item: { name: string; quantity: string }) => [
    item.name,
    item.quantity,
  ])

describe('a restore', () => {
  test('brings back what was deleted, and can be taken back and done again', async ({ app }) => {
    const { id } = await addItem(app, { name: 'Oats', quantity: '1' })
    await app.delete(`/api/pantry/${id}`)
    const restored = await restore(app, await newest(app))
    expect([restored.status, restored.body]).toEqual([200, { success: true, restored: 1 }])
    expect(await pantry(app)).toEqual([['Oats', '1']])

    const entry = await newest(app)
    expect(entry).toMatchObject({
      operation: 'create',
      changeDescription: 'Brought back pantry item “Oats”',
      entityId: id,
    })
    await restore(app, entry)
    expect(await pantry(app)).toEqual([])
    await restore(app, await newest(app))
    expect(await pantry(app)).toEqual([['Oats', '1']])
    expect(await versions(app)).toHaveLength(5)
  })

  test('of a change sets back that change; of an addition removes it', async ({ app }) => {
    const { id } = await addItem(app, { name: 'Oats', quantity: '1' })
    await app.put(`/api/pantry/${id}`, { quantity: '2' })
    await restore(app, await newest(app))
    expect(await pantry(app)).toEqual([['Oats', '1']])
    await addItem(app, { name: 'Salt', quantity: '1' })
    await restore(app, await newest(app))
    expect(await pantry(app)).toEqual([['Oats', '1']])
  })

  test('asks before it replaces a newer edit, and keeps that in the history', async ({ app }) => {
    const { id } = await addItem(app, { name: 'Oats', quantity: '1' })
    await app.put(`/api/pantry/${id}`, { quantity: '2' })
    const entry = await newest(app)
    await app.put(`/api/pantry/${id}`, { quantity: '3' })

    expect(await restore(app, entry)).toMatchObject({
      status: 409,
      body: { code: 'stale', warnings: ['“Oats” was changed after that.'] },
    })
    expect(await pantry(app)).toEqual([['Oats', '3']])
    expect((await restore(app, entry, { overwrite: true })).body.restored).toBe(1)
    expect(await pantry(app)).toEqual([['Oats', '1']])
    // The newer edit can be had again.
    await restore(app, await newest(app))
    expect(await pantry(app)).toEqual([['Oats', '3']])
  })

  test('brings back a version of something that was deleted since', async ({ app }) => {
    const { id } = await addItem(app, { name: 'Oats', quantity: '1' })
    await app.put(`/api/pantry/${id}`, { quantity: '2' })
    const entry = await newest(app)
    await app.delete(`/api/pantry/${id}`)
    expect((await restore(app, entry)).body.warnings).toEqual(['“Oats” was deleted after that.'])
    await restore(app, entry, { overwrite: true })
    expect(await pantry(app)).toEqual([['Oats', '1']])
    // Nobody who looked at an earlier version takes this one for it.
    const used = (await versions(app)).flatMap(({ newData }) =>
      newData ? [JSON.parse(newData).version] : [],
    )
    expect(new Set(used).size).toBe(used.length)
  })

  test('that would change nothing is refused', async ({ app }) => {
    const { id } = await addItem(app, { name: 'Oats' })
    await app.delete(`/api/pantry/${id}`)
    const entry = await newest(app)
    await restore(app, entry)
    for (const body of [undefined, { overwrite: true }]) {
      expect(await restore(app, entry, body)).toMatchObject({
        status: 409,
        body: { message: 'This was already undone.' },
      })
    }
    expect(await versions(app)).toHaveLength(3)
  })

  test('of one list leaves the other lists of that change alone', async ({ app }) => {
    await app.post('/api/sample-household')
    const entry = await newest(app, 'recipes')
    expect((await restore(app, entry)).body.restored).toBe(entry.count)
    expect((await app.get('/api/recipes')).body).toEqual([])
    expect((await app.get('/api/pantry')).body).not.toEqual([])
    await restore(app, await newest(app, 'recipes'))
    expect((await app.get('/api/recipes')).body).toHaveLength(entry.count)
  })

  test('of a whole change asks about what is newer in any list', async ({ app }) => {
    await app.post('/api/sample-household')
    const entry = await newest(app, 'recipes')
    const [item] = (await app.get('/api/pantry')).body
    await app.put(`/api/pantry/${item.id}`, { quantity: '99' })
    expect(await restore(app, entry, { whole: true })).toMatchObject({
      status: 409,
      body: { warnings: [`“${item.name}” was changed after that.`] },
    })
    expect((await restore(app, entry, { whole: true, overwrite: true })).status).toBe(200)
    for (const path of ['/api/recipes', '/api/pantry', '/api/shopping']) {
      expect((await app.get(path)).body, path).toEqual([])
    }
  })

  test('of an approved proposal is known to undo and redo', async ({ app }) => {
    await carryOut(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem({ name: 'Oats' })])
    await restore(app, await newest(app))
    expect((await app.get('/api/system/status')).body).toEqual({ canUndo: false, canRedo: true })
    await app.post('/api/redo')
    expect((await pantry(app)).map(([name]) => name)).toEqual(['Oats'])
  })

  test('is refused where its name is taken by now, and nothing is half done', async ({ app }) => {
    const path = '/api/stores'
    const { body: store } = await app.post(path, { name: 'Market' })
    await restore(app, await newest(app, 'shopping'))
    await app.post(path, { name: 'Market' })
    const [, deleted] = await versions(app, 'shopping')
    expect(deleted).toMatchObject({ operation: 'delete', entityId: store.id })
    expect(await restore(app, deleted ?? { id: 0 })).toMatchObject({
      status: 409,
      body: { message: 'Something else has that name now. Nothing was undone.' },
    })
    expect(await versions(app, 'shopping')).toHaveLength(3)
  })

  test.for(['0', '-1', '99999', '9999999999999999999', 'x', '%2E%2E%2F1'])(
    'of %s is not found',
    async (id, { app }) => {
      const { status, body } = await app.post(`/api/version-history/restore/${id}`)
      expect([status, body.message]).toEqual([404, "This change doesn't exist anymore."])
    },
  )

  test('takes nothing but yes or no', async ({ app }) => {
    await addItem(app)
    const answer = await restore(app, await newest(app), { overwrite: 'please' })
    expect([answer.status, answer.body.message]).toEqual([400, 'Overwrite must be true or false'])
    expect(await pantry(app)).toHaveLength(1)
  })
})

describe('reverting the pantry', () => {
  const revert = (app: App) => app.post('/api/version-history/pantry/revert')

  test('brings back whatever was deleted and is gone, as one change', async ({ app }) => {
    const items = []
    for (const name of ['Oats', 'Salt', 'Rice']) items.push(await addItem(app, { name }))
    for (const { id } of items.slice(0, 2)) await app.delete(`/api/pantry/${id}`)
    expect((await revert(app)).body).toEqual({ success: true, restored: 2 })
    expect((await pantry(app)).map(([name]) => name)).toEqual(['Oats', 'Rice', 'Salt'])
    const entry = await newest(app)
    expect(entry).toMatchObject({ count: 2, operation: 'create', restorable: true })
    await restore(app, entry)
    expect((await pantry(app)).map(([name]) => name)).toEqual(['Rice'])
  })

  test('says when there is nothing to revert', async ({ app }) => {
    await addItem(app)
    expect(await revert(app)).toMatchObject({
      status: 409,
      body: { message: 'No deletions found to revert' },
    })
    expect(await versions(app)).toHaveLength(1)
  })
})
