import { describe, expect } from 'vitest'
import { backupOf, restore } from '#test/backups.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { shoppingItem } from './shopping.factory.ts'

const names = async (app: App) =>
  (await app.get<{ name: string }[]>('/api/shopping')).body.map(({ name }) => name)

const undo = (app: App, { headers }: { headers: Headers }) =>
  app.post(`/api/changes/${headers.get('X-Change-Id')}/undo`)

describe('POST /api/shopping/lines', () => {
  test('adds all of it in one change, which can be taken back whole', async ({ app }) => {
    const answer = await app.post('/api/shopping/lines', {
      items: [{ name: 'Carrots', quantity: '2 lb' }, { name: 'Foil' }, { name: 'Xyzzy' }],
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject([
      { id: 1, name: 'Carrots', quantity: '2 lb', category: 'Produce', priority: 'medium' },
      { id: 2, name: 'Foil', category: 'Other' },
      { id: 3, name: 'Xyzzy', category: null },
    ])
    expect((await undo(app, answer)).status).toBe(200)
    expect(await names(app)).toEqual([])
  })

  test('keeps what the form says, and adds it once however often it is sent', async ({ app }) => {
    const items = [shoppingItem({ name: 'Milk', category: 'Pets', priority: 'high' })]
    const sure = app.with({ 'Idempotency-Key': 'a-line-that-was-sent-twice' })
    await sure.post('/api/shopping/lines', { items })
    const again = await sure.post('/api/shopping/lines', { items })
    expect(again).toMatchObject({ status: 201, body: [items[0]] })
    expect(await names(app)).toEqual(['Milk'])
  })

  const many = Array.from({ length: 61 }, (_, n) => ({ name: `Thing ${n}` }))
  testOnOneEngine.for([
    [{}, 'Items must be a list'],
    [{ items: 'milk' }, 'Items must be a list'],
    [{ items: [] }, "There's nothing to add"],
    [{ items: many }, 'At most 60 items can be added at once'],
    [{ items: [{ name: 'Milk' }, { name: ' ' }] }, 'Item name is required'],
  ] as const)('refuses what is no list of items (%#)', async ([input, message], { app }) => {
    expect(await app.post('/api/shopping/lines', input)).toMatchObject({
      status: 400,
      body: { message },
    })
    expect(await names(app)).toEqual([])
  })
})

describe('GET /api/shopping/usual', () => {
  test('knows each name as it was the last time, what is bought most first', async ({ app }) => {
    const buy = async (given: Parameters<typeof shoppingItem>[0]) => {
      const { body } = await app.post('/api/shopping', shoppingItem(given))
      await app.put(`/api/shopping/${body.id}`, { isCompleted: true })
      await app.delete(`/api/shopping/${body.id}`)
    }
    await buy({ name: 'Bread', store: 'Costco', category: 'Bakery' })
    await buy({ name: 'Oat milk', store: 'Aldi', priority: 'low' })
    await buy({ name: 'oat milks', store: null, category: 'Dairy', priority: 'high' })
    const { body: tea } = await app.post('/api/shopping', shoppingItem({ name: 'Tea' }))
    await app.delete(`/api/shopping/${tea.id}`)
    const { body: loaf } = await app.post(
      '/api/shopping',
      shoppingItem({ name: 'breads', category: 'Bakery' }),
    )
    await app.delete(`/api/shopping/${loaf.id}`)
    await app.post('/api/shopping', shoppingItem({ name: 'Limes', category: 'Produce' }))
    const { body, headers } = await app.get('/api/shopping/usual')
    const boughtAt = expect.stringMatching(/^\d{4}-/)
    expect(body).toEqual([
      {
        name: 'oat milks',
        store: 'Aldi',
        category: 'Dairy',
        priority: 'high',
        bought: 2,
        boughtAt,
      },
      {
        name: 'Bread',
        store: 'Costco',
        category: 'Bakery',
        priority: 'medium',
        bought: 1,
        boughtAt,
      },
      {
        name: 'Limes',
        store: 'Costco',
        category: 'Produce',
        priority: 'medium',
        bought: 0,
        boughtAt: null,
      },
      {
        name: 'Tea',
        store: 'Costco',
        category: 'Dairy',
        priority: 'medium',
        bought: 0,
        boughtAt: null,
      },
    ])
    const known = app.with({ 'If-None-Match': headers.get('ETag') ?? '' })
    expect((await known.get('/api/shopping/usual')).status).toBe(304)
  })
})

describe('POST /api/shopping/clear', () => {
  test('is one change, and leaves what is to be bought again', async ({ app }) => {
    for (const name of ['Milk', 'Eggs', 'Tea']) {
      await app.post('/api/shopping', shoppingItem({ name, isCompleted: name !== 'Tea' }))
    }
    const answer = await app.post('/api/shopping/clear', { ids: [1, 2, 3, 4] })
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    expect(await names(app)).toEqual(['Tea'])
    await undo(app, answer)
    expect((await names(app)).sort()).toEqual(['Eggs', 'Milk', 'Tea'])
  })

  testOnOneEngine.for([{}, { ids: 'all' }, { ids: [0] }, { ids: ['1'] }])(
    'refuses %j',
    async (input, { app }) => {
      expect((await app.post('/api/shopping/clear', input)).status).toBe(400)
    },
  )
})

describe('the order of aisles', () => {
  const shelved = [
    ['Milk', 'Dairy', 'low'],
    ['Limes', 'Produce', 'low'],
    ['Basil', 'Produce', 'high'],
    ['Candles', 'Party', 'high'],
    ['Rope', null, 'high'],
    ['Beans', 'Pantry', 'medium'],
  ] as const

  test('is the usual one for a store without its own, and for items without a store', async ({
    app,
  }) => {
    const items = [
      ['Frozen peas', 'Frozen', 'medium'],
      ['Milk', 'Dairy', 'medium'],
      ['Rope', null, 'medium'],
      ['Yogurt', 'Dairy', 'high'],
      ['Basil', 'Produce', 'low'],
      ['Apples', 'Produce', 'medium'],
    ] as const
    for (const store of ['Costco', null]) {
      for (const [name, category, priority] of items) {
        await app.post('/api/shopping', shoppingItem({ name, category, priority, store }))
      }
    }
    const sorted = ['Yogurt', 'Apples', 'Basil', 'Milk', 'Frozen peas', 'Rope']
    expect(await names(app)).toEqual([...sorted, ...sorted])
  })

  test('is the order of a store, what is new in it comes last', async ({ app }) => {
    for (const [name, category, priority] of shelved) {
      await app.post('/api/shopping', shoppingItem({ name, category, priority }))
    }
    expect(await names(app)).toEqual(['Basil', 'Candles', 'Rope', 'Limes', 'Milk', 'Beans'])
    const answer = await app.put('/api/stores/aisles', {
      store: 'costco',
      aisles: ['Produce', 'Pantry', 'Dairy'],
    })
    expect(answer.body).toMatchObject({ id: 1, aisles: ['Produce', 'Pantry', 'Dairy'] })
    expect(await names(app)).toEqual(['Basil', 'Candles', 'Rope', 'Limes', 'Beans', 'Milk'])

    const again = await app.put('/api/stores/aisles', { store: 'Costco', aisles: ['Dairy'] })
    expect((await names(app)).slice(3)).toEqual(['Milk', 'Beans', 'Limes'])
    await undo(app, again)
    expect((await app.get('/api/stores')).body).toMatchObject([{ aisles: answer.body.aisles }])
  })

  test('is in the backup; a store from an older one has none', async ({ app }) => {
    await app.put('/api/stores/aisles', { store: 'Costco', aisles: ['Dairy'] })
    const file = await backupOf(app)
    const older = {
      ...file,
      records: { ...file.records, store: file.records.store?.map(({ aisles, ...store }) => store) },
    }
    expect((await restore(app, older)).status).toBe(200)
    expect((await app.get('/api/stores')).body).toMatchObject([{ name: 'Costco', aisles: [] }])
    expect((await restore(app, file)).status).toBe(200)
    expect((await app.get('/api/stores')).body).toMatchObject([{ aisles: ['Dairy'] }])
  })

  testOnOneEngine.for([
    [{ store: '', aisles: [] }, 'Store name is required'],
    [{ store: 'Costco', aisles: 'Dairy' }, 'Aisles must be a list of text'],
    [
      { store: 'Costco', aisles: [...Array(61).keys()].map(String) },
      'Too many aisles (at most 60)',
    ],
  ] as const)('refuses %j', async ([input, message], { app }) => {
    expect(await app.put('/api/stores/aisles', input)).toMatchObject({
      status: 400,
      body: { message },
    })
  })
})
