import { describe, expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { test } from '#test/harness.ts'

describe('the sample household', () => {
  test('fills every list in one change', async ({ app }) => {
    await app.put('/api/settings/theme', { value: 'dark' })
    expect((await app.get('/api/sample-household')).body).toEqual({ available: true, there: 0 })
    const loaded = await app.post('/api/sample-household')
    expect(loaded.status).toBe(201)

    const count = async (path: string) => (await app.get<unknown[]>(path)).body.length
    expect(await count('/api/recipes')).toBeGreaterThanOrEqual(25)
    expect(await count('/api/pantry')).toBeGreaterThanOrEqual(60)
    expect(await count('/api/shopping')).toBe(15)
    expect(await count('/api/meal-events')).toBeGreaterThan(25)
    expect(await count('/api/stores')).toBe(3)
    expect(await count('/api/family-member-preferences')).toBe(4)
    expect(await count('/api/whole-family-preferences')).toBeGreaterThan(3)

    const { changes, entries } = await app.look(async (reader) => ({
      changes: await reader.selectFrom('changes').select(['id', 'why']).orderBy('id').execute(),
      entries: await reader.selectFrom('history').select('changeId').execute(),
    }))
    expect(changes.map((change) => change.why)).toEqual([
      'Changed the settings',
      'Loaded the sample household',
    ])
    expect(entries.filter((entry) => entry.changeId === changes[1]?.id)).toHaveLength(
      loaded.body.created,
    )
  })

  test('is refused where there is something already', async ({ app }) => {
    await app.post('/api/pantry', pantryItem())
    expect((await app.get('/api/sample-household')).body).toEqual({ available: false, there: 0 })
    expect(await app.post('/api/sample-household')).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: 'The sample household needs an empty one, and yours already has entries.',
      },
    })
    expect((await app.get('/api/pantry')).body).toHaveLength(1)
  })

  test('asked for twice at once, it is there once', async ({ app }) => {
    const answers = await Promise.all([
      app.post('/api/sample-household'),
      app.post('/api/sample-household'),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409])
  })

  test('leaves nothing behind that is remembered', async ({ app }) => {
    await app.post('/api/sample-household')
    expect((await app.get('/api/shopping/usual')).body.length).toBeGreaterThan(0)
    await app.post('/api/sample-household/clear')
    expect((await app.get('/api/shopping/usual')).body).toEqual([])
    await app.post('/api/shopping', shoppingItem({ name: 'Tea' }))
    expect((await app.get('/api/shopping/usual')).body).toMatchObject([{ name: 'Tea' }])
  })

  test('goes again as one change, which can be taken back', async ({ app }) => {
    const { created } = (await app.post('/api/sample-household')).body
    expect((await app.get('/api/sample-household')).body).toEqual({
      available: false,
      there: created,
    })
    const before = (await app.get('/api/recipes')).body.length
    const gone = await app.post('/api/sample-household/clear')
    expect(gone.body).toEqual({ success: true, removed: created, stayed: 0 })
    expect((await app.get('/api/sample-household')).body).toEqual({ available: true, there: 0 })

    await app.post(`/api/changes/${gone.headers.get('X-Change-Id')}/undo`)
    expect((await app.get('/api/recipes')).body).toHaveLength(before)
    expect((await app.get('/api/sample-household')).body.there).toBe(created)
    // And again: what came back is still the sample.
    expect((await app.post('/api/sample-household/clear')).body.removed).toBe(created)
  })

  test('leaves what somebody changed or added', async ({ app }) => {
    const { created } = (await app.post('/api/sample-household')).body
    const [first, second] = (await app.get('/api/pantry')).body
    await app.put(`/api/pantry/${first.id}`, { quantity: 'plenty' })
    await app.delete(`/api/pantry/${second.id}`)
    await app.post('/api/pantry', pantryItem({ name: 'Our own jam' }))

    const { body } = await app.post('/api/sample-household/clear')
    expect(body).toEqual({ success: true, removed: created - 2, stayed: 1 })
    expect((await app.get('/api/pantry')).body).toMatchObject([
      { name: first.name, quantity: 'plenty' },
      { name: 'Our own jam' },
    ])
    const again = await app.post('/api/sample-household/clear')
    expect(again.body).toEqual({ success: true, removed: 0, stayed: 1 })
    expect(again.headers.get('X-Change-Id')).toBeNull()
  })
})
