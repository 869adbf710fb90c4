import { describe, expect } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { approve, carryOut, propose } from '#features/proposals/proposals.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { test } from '#test/harness.ts'
import { addItem, newest, restore, versions } from './versions.factory.ts'

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

  test('is read by record', async ({ app }) => {
    const { id } = await addItem(app, { name: 'Oats' })
    await addItem(app, { name: 'Rice' })
    await app.put(`/api/pantry/${id}`, { quantity: '9' })
    const { body: milk } = await app.post('/api/shopping', shoppingItem({ store: 'Aldi' }))
    expect(milk.id, 'the store has the same number').toBe(1)
    const operations = async (entity: string, query: string) =>
      (await versions(app, entity, query)).map((each) => `${each.entityType} ${each.operation}`)
    expect(await operations('pantry', `?record=${id}`)).toEqual(['pantry update', 'pantry create'])
    expect(await operations('pantry', `?record=${id}&limit=1`)).toEqual(['pantry update'])
    expect(await operations('shopping', '?record=1')).toEqual(['shopping create'])
    expect(await operations('pantry', '?record=99')).toEqual([])
    expect((await app.get('/api/version-history/pantry?record=x')).status).toBe(400)
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
