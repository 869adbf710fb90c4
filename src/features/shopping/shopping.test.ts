import { describe, expect } from 'vitest'
import { test, testOnOneEngine } from '#test/harness.ts'
import { shoppingItem } from './shopping.factory.ts'

describe('POST /api/shopping', () => {
  test('needs a name and nothing else', async ({ app }) => {
    const { status, body } = await app.post('/api/shopping', { name: ' Limes ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id: 1,
      name: 'Limes',
      quantity: null,
      category: null,
      store: null,
      priority: 'medium',
      notes: null,
      addedBy: null,
      isCompleted: false,
    })
    expect((await app.get('/api/shopping')).body).toEqual([body])
    expect((await app.get('/api/shopping-list')).body).toEqual([body])
  })

  testOnOneEngine.for([
    [{ name: '' }, 'name', 'Item name is required'],
    [{ name: 'Milk', priority: 'urgent' }, 'priority', 'Priority must be high, medium or low'],
    [{ name: 'Milk', isCompleted: 'yes' }, 'isCompleted', 'Completed must be true or false'],
    [{ name: 'Milk', store: 5 }, 'store', 'Store must be text'],
  ] as const)('refuses %j', async ([input, field, message], { app }) => {
    const { status, body } = await app.post('/api/shopping', input)
    expect(status).toBe(400)
    expect(body.validationErrors).toEqual([{ field, message }])
    expect((await app.get('/api/shopping')).body).toEqual([])
  })

  test.for(['', null])('counts the priority %j as medium', async (priority, { app }) => {
    const { body } = await app.post('/api/shopping', { name: 'Milk', priority })
    expect(body.priority).toBe('medium')
  })
})

describe('PUT /api/shopping/{id}', () => {
  test('ticks an item off and on, and touches nothing else', async ({ app }) => {
    const { body: item } = await app.post('/api/shopping', shoppingItem({ priority: 'high' }))
    const path = `/api/shopping/${item.id}`
    const ticked = await app.put(path, { isCompleted: true })
    expect(ticked.body).toEqual({
      ...item,
      isCompleted: true,
      version: 2,
      updatedAt: ticked.body.updatedAt,
    })
    expect((await app.put(path, { isCompleted: false })).body).toMatchObject({
      isCompleted: false,
      priority: 'high',
    })
  })

  test('two phones at once both win', async ({ app }) => {
    const { body: item } = await app.post('/api/shopping', shoppingItem())
    const path = `/api/shopping/${item.id}`
    await Promise.all([
      app.put(path, { isCompleted: true }),
      app.put(path, { quantity: '2 gallons' }),
    ])
    expect((await app.get('/api/shopping')).body).toMatchObject([
      { isCompleted: true, quantity: '2 gallons', version: 3 },
    ])
  })

  test('does not know an item that is gone', async ({ app }) => {
    const { body: item } = await app.post('/api/shopping', shoppingItem())
    expect((await app.delete(`/api/shopping/${item.id}`)).body).toEqual({ success: true })
    expect(await app.put(`/api/shopping/${item.id}`, { isCompleted: true })).toMatchObject({
      status: 404,
      body: { message: "This shopping item doesn't exist anymore." },
    })
    expect((await app.delete(`/api/shopping/${item.id}`)).status).toBe(404)
  })
})

test('the list goes store by store, urgent first, without a store last', async ({ app }) => {
  const items = [
    shoppingItem({ name: 'Salt', store: null, priority: 'high' }),
    shoppingItem({ name: 'Limes', store: "Trader Joe's", priority: 'low' }),
    shoppingItem({ name: 'Basil', store: "Trader Joe's", priority: 'high' }),
    shoppingItem({ name: 'Milk', store: 'Costco', priority: 'low' }),
    shoppingItem({ name: 'Eggs', store: 'Costco', priority: 'medium', isCompleted: true }),
    shoppingItem({ name: 'Beans', store: 'Costco', priority: 'low' }),
  ]
  for (const item of items) await app.post('/api/shopping', item)
  const { body } = await app.get<{ name: string }[]>('/api/shopping')
  expect(body.map((item) => item.name)).toEqual(['Beans', 'Milk', 'Basil', 'Limes', 'Salt', 'Eggs'])
})

describe('stores', () => {
  test('are added once, whoever adds them', async ({ app }) => {
    const added = await app.post('/api/stores', { name: ' Costco ' })
    expect(added).toMatchObject({ status: 201, body: { id: 1, name: 'Costco' } })
    const again = await app.post('/api/stores', { name: 'costco' })
    expect(again).toMatchObject({ status: 200, body: added.body })
    const both = await Promise.all(
      ['Aldi', 'ALDI'].map((name) => app.post('/api/stores', { name })),
    )
    expect(both[0]?.body.id).toBe(both[1]?.body.id)
    const { body } = await app.get<{ name: string }[]>('/api/stores')
    expect(body).toHaveLength(2)
  })

  test('need a name', async ({ app }) => {
    const { status, body } = await app.post('/api/stores', { name: '  ' })
    expect(status).toBe(400)
    expect(body.validationErrors).toEqual([{ field: 'name', message: 'Store name is required' }])
  })
})

test('metadata has the categories, priorities and stores there are', async ({ app }) => {
  await app.post('/api/stores', { name: 'Costco' })
  await app.post('/api/shopping', shoppingItem({ category: 'Pets', store: 'Corner shop' }))
  expect((await app.get('/api/shopping/metadata')).body).toEqual({
    categories: ['Dairy', 'Meat', 'Produce', 'Bakery', 'Pantry', 'Frozen', 'Other', 'Pets'],
    priorities: ['high', 'medium', 'low'],
    stores: ['Costco', 'Corner shop'],
  })
})
