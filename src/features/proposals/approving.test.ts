import { describe, expect } from 'vitest'
import { familyRule } from '#features/family/family.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { changesOf } from '#test/backups.ts'
import { type App, test } from '#test/harness.ts'
import { approve, carryOut, pendingIn, propose, reject } from './proposals.factory.ts'

const pantry = async (app: App) => (await app.get('/api/pantry')).body

describe('nothing is written', () => {
  test('before somebody approves', async ({ app }) => {
    const proposal = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem()])
    expect(proposal).toMatchObject({
      id: 1,
      status: 'pending',
      commandType: 'ADD_PANTRY_ITEMS_TEXT',
      commandContent: 'Add Greek yogurt (2 cups → Fridge)',
      proposedChanges: [{ type: 'add', item: pantryItem() }],
      affectedCount: 1,
      requiresConfirmation: true,
      decidedAt: null,
      executionResult: null,
    })
    expect(await pantry(app)).toEqual([])
    expect(await changesOf(app)).toEqual([])
    expect(await pendingIn(app)).toEqual([proposal])
  })

  test('for what is rejected, and only what waits can be decided', async ({ app }) => {
    const proposal = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem()])
    expect((await reject(app, proposal)).body).toEqual({ success: true })
    expect((await reject(app, proposal)).status).toBe(200)
    expect(await approve(app, proposal)).toMatchObject({
      status: 409,
      body: { success: false, error: { message: 'This proposal was already rejected.' } },
    })
    expect(await pantry(app)).toEqual([])
    expect(await pendingIn(app)).toEqual([])
    const approved = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem({ name: 'Oats' })])
    await approve(app, approved)
    expect(await reject(app, approved)).toMatchObject({ status: 409 })
    expect((await reject(app, { id: 99 })).status).toBe(404)
    expect((await approve(app, { id: 99 })).status).toBe(404)
  })
})

describe('an approval', () => {
  test('is one change, with the command in history', async ({ app }) => {
    const items = [pantryItem(), pantryItem({ name: 'Oats' })]
    const { executionId, changes } = await carryOut(app, 'ADD_PANTRY_ITEMS_TEXT', items)
    expect(changes).toMatchObject([{ label: 'Greek yogurt' }, { label: 'Oats' }])
    const recorded = await app.look((reader) =>
      reader.selectFrom('changes').select(['commandType', 'executionId', 'why']).execute(),
    )
    const why = 'Add Greek yogurt, Oats (2 cups → Fridge)'
    expect(recorded).toEqual([{ commandType: 'ADD_PANTRY_ITEMS_TEXT', executionId, why }])
    const [stored] = (await app.get('/api/command-proposals?status=executed')).body
    expect(stored).toMatchObject({ decidedBy: 'user', executionResult: { executionId } })
    expect(stored.decidedAt).toBe(stored.executedAt)
  })

  test('happens once, however often and wherever it is pressed', async ({ app, start }) => {
    const proposal = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem()])
    const other = await start()
    const answers = await Promise.all(
      [app, other, app, other, app].map((each) => approve(each, proposal)),
    )
    expect(new Set(answers.map(({ body }) => body.result.executionId)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(await pantry(app)).toHaveLength(1)
    expect(await changesOf(app)).toHaveLength(1)
  })

  test('of several items is all or nothing', async ({ app }) => {
    const rules = '/api/whole-family-preferences'
    await app.post(rules, familyRule({ name: 'Fish' }))
    const wish = (name: string) => ({ name, description: 'x', value: 'y' })
    const proposal = await propose(app, 'ADD_WHOLE_FAMILY_PREFERENCE_TEXT', [
      wish('Meat'),
      wish('fish'),
    ])
    const { status, body } = await approve(app, proposal)
    expect([status, body.error.message]).toEqual([400, "There's already a rule called “Fish”"])
    expect((await app.get(rules)).body).toHaveLength(1)

    const twice = await propose(app, 'ADD_WHOLE_FAMILY_PREFERENCE_TEXT', [
      wish('Soup'),
      wish('Soup'),
    ])
    expect((await approve(app, twice)).status).toBe(409)
    expect((await app.get(rules)).body).toHaveLength(1)
  })

  test('may carry edited items, which are checked again', async ({ app }) => {
    const proposal = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem()])
    for (const [edited, message] of [
      ['{', 'The edited items are not valid JSON.'],
      ['[]', 'A command needs at least one item'],
      [JSON.stringify([{ ...pantryItem(), quantity: ' ' }]), 'Quantity is required'],
    ]) {
      const path = `/api/command-proposals/${proposal.id}/approve`
      const { status, body } = await app.post(path, { userId: 'user', editedContent: edited })
      expect([status, body.error.message]).toEqual([400, message])
    }
    expect(await pendingIn(app)).toMatchObject([{ errorMessage: 'Quantity is required' }])
    await approve(app, proposal, [pantryItem({ quantity: '9 cups' }), pantryItem({ name: 'Oats' })])
    expect(await pantry(app)).toMatchObject([{ quantity: '9 cups' }, { name: 'Oats' }])
    const [stored] = (await app.get('/api/command-proposals?status=executed')).body
    expect(stored.proposedChanges).toHaveLength(2)
    expect(stored.errorMessage).toBeNull()
  })

  test('of what is so already changes nothing', async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem())
    const same = { id: item.id, quantity: item.quantity }
    const { changes } = await carryOut(app, 'UPDATE_PANTRY_ITEMS_TEXT', [same])
    expect(changes).toEqual([])
    expect((await app.get('/api/system/status')).body.canUndo).toBe(false)
  })
})

describe('a stale proposal', () => {
  test('is refused, shows the new before, and can be approved then', async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem({ quantity: '1 cup' }))
    const wish = [{ id: item.id, quantity: '5 cups' }]
    const proposal = await propose(app, 'UPDATE_PANTRY_ITEMS_TEXT', wish)
    expect(proposal.affectedEntities).toMatchObject([
      { id: item.id, version: 1, before: { quantity: '1 cup' }, after: { quantity: '5 cups' } },
    ])
    await app.put(`/api/pantry/${item.id}`, { quantity: '2 cups', notes: 'Mine' })

    const { status, body } = await approve(app, proposal)
    expect([status, body.error.code]).toEqual([409, 'stale'])
    expect(body.error.message).toContain('“Greek yogurt” was just changed by someone else')
    expect(await pantry(app)).toMatchObject([{ quantity: '2 cups', notes: 'Mine' }])
    expect(await pendingIn(app)).toMatchObject([
      { affectedEntities: [{ version: 2, before: { quantity: '2 cups' } }] },
    ])
    expect((await approve(app, proposal)).status).toBe(200)
    expect(await pantry(app)).toMatchObject([{ quantity: '5 cups', notes: 'Mine' }])
  })

  test('never deletes another record that has the name by now', async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem({ name: 'Milk' }))
    const proposal = await propose(app, 'DELETE_PANTRY_ITEMS_TEXT', ['Milk'])
    await app.delete(`/api/pantry/${item.id}`)
    await app.post('/api/pantry', pantryItem({ name: 'Milk', quantity: 'New one' }))
    expect((await approve(app, proposal)).status).toBe(409)
    expect(await pantry(app)).toMatchObject([{ quantity: 'New one' }])
  })
})
