import { describe, expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { carryOut } from '#features/proposals/proposals.factory.ts'
import { LiveClient } from '#test/client.ts'
import { type App, test } from '#test/harness.ts'

const names = async (app: App) =>
  (await app.get('/api/pantry')).body.map(({ name }: { name: string }) => name)

const status = async (app: App) => (await app.get('/api/system/status')).body

const addItem = (app: App, name: string) =>
  carryOut(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem({ name })])

describe('undo and redo', () => {
  test('take approved proposals back, newest first, and do them again', async ({ app }) => {
    expect(await status(app)).toEqual({ canUndo: false, canRedo: false })
    await addItem(app, 'A')
    await addItem(app, 'B')
    await app.post('/api/pantry', pantryItem({ name: 'By hand' }))
    expect(await status(app)).toEqual({ canUndo: true, canRedo: false })

    const undone = await app.post('/api/undo')
    expect(undone.body).toEqual({ success: true, message: 'Add B (2 cups → Fridge)' })
    expect(await names(app)).toEqual(['A', 'By hand'])
    await app.post('/api/undo')
    expect(await names(app)).toEqual(['By hand'])
    expect(await status(app)).toEqual({ canUndo: false, canRedo: true })

    const redone = await app.post('/api/redo')
    expect(redone.body).toEqual({ success: true, message: 'Add A (2 cups → Fridge)' })
    expect(await names(app)).toEqual(['A', 'By hand'])
    await app.post('/api/redo')
    expect(await names(app)).toEqual(['A', 'B', 'By hand'])
    expect(await status(app)).toEqual({ canUndo: true, canRedo: false })
    await app.post('/api/undo')
    expect(await names(app)).toEqual(['A', 'By hand'])
  })

  test('say in advance what they would take back, and who did it', async ({ app }) => {
    const reach = async () => (await app.get('/api/undo')).body
    expect(await reach()).toEqual({ undo: null, redo: null })
    await addItem(app, 'A')
    await addItem(app, 'B')
    const textOf = (name: string) => `Add ${name} (2 cups → Fridge)`
    expect(await reach()).toEqual({ undo: { by: 'user', text: textOf('B') }, redo: null })
    await app.post('/api/undo')
    expect(await reach()).toEqual({
      undo: { by: 'user', text: textOf('A') },
      redo: { by: 'household', text: textOf('B') },
    })
  })

  test('say so when there is nothing', async ({ app }) => {
    await app.post('/api/pantry', pantryItem())
    for (const [path, message] of [
      ['/api/undo', "There's nothing to undo."],
      ['/api/redo', "There's nothing to redo."],
    ] as const) {
      expect(await app.post(path)).toMatchObject({ status: 409, body: { message } })
    }
  })

  test('a new approval clears redo', async ({ app }) => {
    await addItem(app, 'A')
    await app.post('/api/undo')
    await addItem(app, 'B')
    expect(await status(app)).toEqual({ canUndo: true, canRedo: false })
    expect((await app.post('/api/redo')).status).toBe(409)
    await app.post('/api/undo')
    await app.post('/api/redo')
    expect(await names(app)).toEqual(['B'])
  })

  test('never overwrite what somebody changed by hand', async ({ app }) => {
    const { changes } = await addItem(app, 'Oats')
    await app.put(`/api/pantry/${changes[0].id}`, { quantity: '9' })
    expect(await app.post('/api/undo')).toMatchObject({
      status: 409,
      body: {
        message: '“Oats” was changed after that, so it stays as it is. Nothing was undone.',
      },
    })
    expect((await app.get('/api/pantry')).body).toMatchObject([{ name: 'Oats', quantity: '9' }])
  })

  test('know what a toast took back', async ({ app }) => {
    await addItem(app, 'A')
    const [change] = await app.look((reader) => reader.selectFrom('changes').select('id').execute())
    await app.post(`/api/changes/${change?.id}/undo`)
    expect(await status(app)).toEqual({ canUndo: false, canRedo: true })
    await app.post('/api/redo')
    expect(await names(app)).toEqual(['A'])
  })

  test('are announced', async ({ app }) => {
    const listener = new LiveClient(app.url)
    await listener.opened()
    await addItem(app, 'A')
    await app.post('/api/undo')
    const topics = new Set<string>()
    while (topics.size < 3) topics.add((await listener.next()).topic)
    expect(topics).toEqual(new Set(['command-proposals', 'pantry', 'system-status']))
  })
})
