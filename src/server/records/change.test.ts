import { describe, expect, onTestFinished, vi } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { LiveClient } from '#test/client.ts'
import { type App, test } from '#test/harness.ts'
import { engine } from '#test/household.ts'

const historyOf = (app: App) =>
  app.look((reader) =>
    reader
      .selectFrom('history')
      .innerJoin('changes', 'changes.id', 'history.changeId')
      .selectAll('history')
      .select('changes.why')
      .orderBy('history.id')
      .execute(),
  )

describe('history', () => {
  test('holds every write with the data before and after', async ({ app }) => {
    const { body: made } = await app.post('/api/pantry', pantryItem())
    const { body: changed } = await app.put(`/api/pantry/${made.id}`, { quantity: '1 cup' })
    await app.delete(`/api/pantry/${made.id}`)

    const history = await historyOf(app)
    const facts = history.map(({ previousData, newData, ...entry }) => ({
      ...entry,
      previousData: previousData && JSON.parse(previousData),
      newData: newData && JSON.parse(newData),
    }))
    const common = { entityType: 'pantry', entityId: made.id, userId: 'household' }
    expect(facts).toMatchObject([
      {
        ...common,
        operation: 'create',
        changeDescription: 'Added pantry item “Greek yogurt”',
        why: 'Added a pantry item',
        previousData: null,
        newData: made,
        previousVersion: null,
        newVersion: 1,
      },
      {
        ...common,
        operation: 'update',
        changeDescription: 'Changed pantry item “Greek yogurt”',
        previousData: made,
        newData: changed,
        previousVersion: 1,
        newVersion: 2,
      },
      {
        ...common,
        operation: 'delete',
        changeDescription: 'Deleted pantry item “Greek yogurt”',
        previousData: changed,
        newData: null,
        previousVersion: 2,
        newVersion: null,
      },
    ])
  })

  test('says nothing of what did not happen', async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem())
    await app.put(`/api/pantry/${item.id}`, { quantity: item.quantity })
    await app.put(`/api/pantry/${item.id}`, { quantity: '' })
    await app.put(`/api/pantry/${item.id}`, { quantity: '9', version: 5 })
    await app.delete('/api/pantry/77')
    expect(await historyOf(app)).toHaveLength(1)
  })

  test('has every one of many writes at once, in one order', async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem())
    const writes = Array.from({ length: 25 }, (_, n) =>
      // Never what stands there already: whichever comes first, it is a change.
      app.put(`/api/pantry/${item.id}`, { quantity: `${n} jars` }),
    )
    expect((await Promise.all(writes)).map((write) => write.status)).toEqual(Array(25).fill(200))

    const versions = (await historyOf(app)).map((entry) => entry.newVersion)
    expect(versions).toEqual(Array.from({ length: 26 }, (_, n) => n + 1))
  })
})

describe('live', () => {
  test('names what changed, after it can be read', async ({ app }) => {
    const ear = new LiveClient(app.url)
    expect(await ear.opened()).toBe('open')
    const { body: item } = await app.post('/api/pantry', pantryItem())
    expect(await ear.next()).toEqual({ type: 'changed', topic: 'pantry', ids: [item.id] })
    expect((await app.get('/api/pantry')).body).toHaveLength(1)

    await app.put(`/api/pantry/${item.id}`, { quantity: '' })
    await app.delete(`/api/pantry/${item.id}`)
    await app.put('/api/settings/theme', { value: 'light' })
    expect(await ear.next()).toEqual({ type: 'changed', topic: 'pantry', ids: [item.id] })
    expect(await ear.next()).toMatchObject({ topic: 'settings' })
  })

  test('says which page caused it, if that says so', async ({ app }) => {
    const listener = new LiveClient(app.url)
    await listener.opened()
    await app.with({ 'X-Page-Id': '12-ab' }).post('/api/pantry', pantryItem())
    expect(await listener.next()).toMatchObject({ topic: 'pantry', origin: '12-ab' })
    await app.with({ 'X-Page-Id': 'x'.repeat(41) }).post('/api/pantry', pantryItem())
    expect(await listener.next()).not.toHaveProperty('origin')
  })

  test('says again what a page may have missed while it opened', async ({ app }) => {
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 })
    const { body: item } = await app.post('/api/pantry', pantryItem())
    vi.setSystemTime(Date.now() + 500)
    const late = new LiveClient(app.url, {}, '?missed=500')
    const changed = { type: 'changed', topic: 'pantry', ids: [item.id] }
    expect(await late.next()).toEqual(changed)

    const unknowing = new LiveClient(app.url, {}, '?missed=600000')
    expect(await unknowing.next()).toEqual({ type: 'changed', topic: '*', ids: [] })

    const fresh = new LiveClient(app.url)
    await fresh.opened()
    await app.delete(`/api/pantry/${item.id}`)
    expect(await fresh.next(), 'nothing from before').toEqual(changed)
  })

  // One SQLite file belongs to one instance; PostgreSQL serves several.
  if (engine === 'postgres') {
    test('a change on one instance is heard on another', async ({ start }) => {
      const [one, two] = [await start(), await start()]
      const ear = new LiveClient(two.url)
      await ear.opened()
      const { body: item } = await one.post('/api/pantry', pantryItem())
      expect(await ear.next()).toEqual({ type: 'changed', topic: 'pantry', ids: [item.id] })
    })
  }
})
