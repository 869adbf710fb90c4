import { describe, expect } from 'vitest'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { test, testOnOneEngine } from '#test/harness.ts'
import { plan, preview, said } from './days.factory.ts'

describe('POST /api/shopping/days', () => {
  test('adds what was chosen as one change, beside what is on the list', async ({ app }) => {
    await plan(app, 'Soup', '5 onions\n1 cup cream')
    await app.post('/api/shopping', shoppingItem({ name: 'Onions', quantity: '2' }))
    const list = async () => (await app.get('/api/shopping')).body
    const before = await list()
    const { lines } = (await preview(app)).body
    const items = lines.map(({ name, quantity, category, store }) => {
      return { name, quantity, category, store, notes: 'For Soup' }
    })
    const added = await app.post('/api/shopping/days', { items })
    expect(added).toMatchObject({
      status: 201,
      body: [
        { id: 2, name: 'Cream', quantity: '1 carton', category: 'Dairy', priority: 'medium' },
        { id: 3, name: 'Onions', quantity: '3', category: 'Dairy', notes: 'For Soup' },
      ],
    })
    expect(await list()).toContainEqual(before[0])
    // All of it is on the list now.
    expect(said((await preview(app)).body)).toEqual(['(Cream 1 carton)', '(Onions 5)'])
    const undone = await app.post(`/api/changes/${added.headers.get('X-Change-Id')}/undo`)
    expect(undone.status).toBe(200)
    expect(await list()).toEqual(before)
  })

  testOnOneEngine.for([
    [{}, 'Items must be a list'],
    [{ items: [] }, "There's nothing to add"],
    [{ items: [{ name: ' ' }] }, 'Item name is required'],
    [{ items: Array(501).fill({ name: 'x' }) }, 'At most 500 items can be added at once'],
  ] as const)('refuses what is no list of items (%#)', async ([input, message], { app }) => {
    expect(await app.post('/api/shopping/days', input)).toMatchObject({
      status: 400,
      body: { message },
    })
    expect((await app.get('/api/shopping')).body).toEqual([])
  })
})
