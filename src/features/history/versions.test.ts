import { describe, expect } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { approve, carryOut, propose } from '#features/proposals/proposals.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { type App, test } from '#test/harness.ts'
import type { VersionEntry } from './versions.contract.ts'

const versions = async (app: App, entity = 'pantry', query = ''): Promise<VersionEntry[]> =>
  (await app.get(`/api/version-history/${entity}${query}`)).body

const restore = (app: App, { id }: { id: number }, body?: object) =>
  app.post(`/api/version-history/restore/${id}`, body)

const newest = async (app: App, entity?: string) => {
  const [entry] = await versions(app, entity)
  if (!entry) throw new Error('There is no entry')
  return entry
}

const addItem = async (app: App, fields: Parameters<typeof pantryItem>[0] = {}) =>
  (await app.post('/api/pantry', pantryItem(fields))).body

const pantry = async (app: App): Promise<[string, string][]> =>
  (await app.get('/api/pantry')).body.map((item: { name: string; quantity: string }) => [
    item.name,
    item.quantity,
  ])

describe('the version history', () => {
  test('tells each change of a list, newest first, before and after', async ({ app }) => {
    const { id } = await addItem(app, { name: 'Oats', quantity: '1' })
    await app.put(`/api/pantry/${id}`, { quantity: '2' })
    await app.delete(`/api/pantry/${id}`)
    await app.post('/api/shopping', shoppingItem({ name: 'Elsewhere' }))

    const [deleted, updated, created, ...others] = await versions(app)
    expect(others).toEqual([])
    expect(created).toMatchObject({
      entityType: 'pantry',
      entityId: id,
      operation: 'create',
      changeDescription: 'Added pantry item “Oats”',
      userId: 'household',
      previousData: null,
      itemNames: ['Oats'],
      count: 1,
      executionId: null,
      commandType: null,
      proposalId: null,
      // It is gone already.
      restorable: false,
    })
    expect(updated).toMatchObject({ operation: 'update', restorable: true })
    expect(JSON.parse(updated?.previousData ?? '')).toMatchObject({ name: 'Oats', quantity: '1' })
    expect(JSON.parse(updated?.newData ?? '')).toMatchObject({ name: 'Oats', quantity: '2' })
    expect(deleted).toMatchObject({ operation: 'delete', newData: null, restorable: true })
    expect(updated?.timestamp && updated.timestamp <= (deleted?.timestamp ?? '')).toBe(true)
  })

  test('is read by person, by the name of that moment', async ({ app }) => {
    const { body: member } = await app.post('/api/family-member-preferences', familyMember())
    const { headers } = await app.put('/api/session', { memberId: member.id })
    const mom = app.with({ Cookie: headers.get('set-cookie')?.split(';')[0] ?? '' })
    await mom.post('/api/pantry', pantryItem({ name: 'Oats' }))
    await addItem(app, { name: 'Rice' })
    await addItem(app, { name: 'Salt' })
    await mom.post('/api/shopping', shoppingItem())
    const people = async (entity: string) =>
      (await app.get(`/api/version-history/${entity}/people`)).body
    expect(await people('pantry')).toEqual(['household', 'Mom'])
    expect(await people('shopping')).toEqual(['Mom'])
    expect(await people('recipes')).toEqual([])
    const namesBy = async (query: string) =>
      (await versions(app, 'pantry', query)).flatMap(({ itemNames }) => itemNames)
    expect(await namesBy('?by=Mom&limit=1')).toEqual(['Oats'])
    expect(await namesBy('?by=household')).toEqual(['Salt', 'Rice'])
    expect(await namesBy('?by=Nobody')).toEqual([])
    expect(await namesBy('')).toEqual(['Salt', 'Rice', 'Oats'])
  })

  test('is there for every list of the household', async ({ app }) => {
    await app.post('/api/sample-household')
    for (const [entity, kinds] of [
      ['pantry', ['pantry']],
      ['recipes', ['recipe']],
      ['shopping', ['shopping', 'store']],
      ['menu', ['mealEvent']],
      ['family', ['family-member-preference', 'knowledge', 'whole-family-preference']],
    ] as const) {
      const entries = await versions(app, entity)
      expect(entries.map(({ entityType }) => entityType).sort()).toEqual(kinds)
      for (const entry of entries) {
        expect(entry).toMatchObject({
          operation: 'create',
          changeDescription: 'Loaded the sample household',
        })
        expect(entry.itemNames).toHaveLength(entry.count)
        if (entry.count > 1) expect(JSON.parse(entry.newData ?? '')).toHaveLength(entry.count)
      }
    }
  })

  test('several that one change deleted are one entry, with all of them inside', async ({
    app,
  }) => {
    for (const name of ['Milk', 'Eggs', 'Rice']) {
      await app.post('/api/shopping', shoppingItem({ name }))
    }
    await carryOut(app, 'DELETE_SHOPPING_ITEMS_TEXT', ['Milk', 'Eggs'])
    const entry = await newest(app, 'shopping')
    expect(entry).toMatchObject({
      operation: 'bulk_delete',
      changeDescription: 'Deleted 2 shopping items',
      count: 2,
      itemNames: ['Milk', 'Eggs'],
    })
    expect(JSON.parse(entry.previousData ?? '')).toMatchObject([{ name: 'Milk' }, { name: 'Eggs' }])
    expect(entry.newData).toBeNull()

    expect((await restore(app, entry)).body).toEqual({ success: true, restored: 2 })
    const names = (await app.get('/api/shopping')).body.map(({ name }: { name: string }) => name)
    expect(names.sort()).toEqual(['Eggs', 'Milk', 'Rice'])
    const [restored, bulk] = await versions(app, 'shopping')
    expect(restored).toMatchObject({ operation: 'create', count: 2, restorable: true })
    expect(bulk).toMatchObject({ operation: 'bulk_delete', restorable: false })
  })

  test('has the last 50, or as many as are asked for up to 100', async ({ app }) => {
    for (let n = 1; n <= 53; n += 1) await addItem(app, { name: `Jar ${n}` })
    const entries = await versions(app)
    expect(entries).toHaveLength(50)
    expect(entries[0]?.itemNames).toEqual(['Jar 53'])
    expect(await versions(app, 'pantry', '?limit=3')).toHaveLength(3)
    expect(await versions(app, 'pantry', '?limit=100')).toHaveLength(53)
  })

  test('says whose approval it was', async ({ app }) => {
    const proposal = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem({ name: 'Oats' })])
    await approve(app, proposal)
    expect(await newest(app)).toMatchObject({
      userId: 'user',
      commandType: 'ADD_PANTRY_ITEMS_TEXT',
      executionId: expect.any(String),
      proposalId: proposal.id,
    })
  })

  test.for([
    ['/api/version-history/spaceships', 404],
    ['/api/version-history/pantry?limit=0', 400],
    ['/api/version-history/pantry?limit=101', 400],
    ['/api/version-history/pantry?limit=ten', 400],
  ] as const)('%s is refused', async ([path, status], { app }) => {
    const answer = await app.get(path)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toMatch(/\.$/)
  })
})

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
