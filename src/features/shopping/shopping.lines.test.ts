import { describe, expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { addDays } from '#shared/days.ts'
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

describe('putting away', () => {
  const guesses = async (app: App) =>
    Object.fromEntries(
      (await app.get<{ name: string }[]>('/api/shopping/put-away')).body.map((each) => [
        each.name,
        each,
      ]),
    )

  test('guesses as it was the last time, else as most kitchens have it', async ({ app }) => {
    const { today } = (await app.get('/api/household')).body
    const inDays = (count: number) => {
      const day = new Date(`${today}T00:00:00Z`)
      day.setUTCDate(day.getUTCDate() + count)
      const year = day.getUTCFullYear() === Number(today.slice(0, 4)) ? undefined : 'numeric'
      return day.toLocaleDateString('en-US', {
        timeZone: 'UTC',
        month: 'short',
        day: 'numeric',
        year,
      })
    }
    await app.post(
      '/api/pantry',
      pantryItem({ name: 'Yogurt', location: 'Garage', quantity: '2 cups', expiryDate: '4 days' }),
    )
    const { body: gone } = await app.post(
      '/api/pantry',
      pantryItem({ name: 'Tea', category: 'Drinks', location: 'Counter', expiryDate: null }),
    )
    await app.delete(`/api/pantry/${gone.id}`)
    for (const name of [
      'Yogurt',
      'tea',
      'Chicken thighs',
      'Frozen mango',
      'Rice',
      'Limes',
      'Xyzzy',
    ]) {
      await app.post(
        '/api/shopping',
        shoppingItem({ name, quantity: name === 'Rice' ? null : '3', isCompleted: true }),
      )
    }
    await app.post('/api/shopping', shoppingItem({ name: 'Not bought yet' }))
    const found = await guesses(app)
    expect(Object.keys(found)).not.toContain('Not bought yet')
    expect(found).toMatchObject({
      Yogurt: {
        category: 'Dairy',
        location: 'Garage',
        expiryDate: inDays(4),
        quantity: '3',
        there: [
          {
            location: 'Garage',
            quantity: '2 cups',
            expiryDate: '4 days',
            expiresOn: addDays(today, 4),
          },
        ],
        isKept: true,
      },
      tea: { category: 'Drinks', location: 'Counter', expiryDate: null, there: [] },
      'Chicken thighs': { category: 'Protein', location: 'Fridge', expiryDate: inDays(3) },
      'Frozen mango': { category: 'Frozen', location: 'Freezer', expiryDate: inDays(90) },
      Rice: { category: 'Grain', location: 'Pantry', expiryDate: null, quantity: '1' },
      Limes: { category: 'Fruit', location: 'Fridge', expiryDate: inDays(7) },
      Xyzzy: { category: 'Other', location: 'Pantry', expiryDate: null },
    })
  })

  const place = { category: 'Dairy', location: 'Fridge', expiryDate: 'Nov 22' }

  test('moves what was bought, adds to what is there, and can be taken back', async ({ app }) => {
    await app.post(
      '/api/pantry',
      pantryItem({ name: 'milk', quantity: '½ gallon', expiryDate: 'nov 22' }),
    )
    for (const name of ['Milk', 'Eggs', 'Tea']) {
      await app.post(
        '/api/shopping',
        shoppingItem({ name, quantity: '1 gallon', isCompleted: true }),
      )
    }
    const before = (await app.get('/api/pantry')).body
    const answer = await app.post('/api/shopping/put-away', {
      items: [
        { id: 1, quantity: '1 gallon', ...place },
        { id: 2, quantity: '12', ...place },
      ],
    })
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    expect(await names(app)).toEqual(['Tea'])
    expect((await app.get('/api/pantry')).body).toMatchObject([
      { name: 'Eggs', quantity: '12', location: 'Fridge', expiryDate: 'Nov 22' },
      { name: 'milk', quantity: '1½ gallons', expiryDate: 'nov 22' },
    ])
    expect((await undo(app, answer)).status).toBe(200)
    expect((await app.get('/api/pantry')).body).toMatchObject([
      { ...before[0], version: 3, updatedAt: expect.any(String) },
    ])
    expect((await names(app)).sort()).toEqual(['Eggs', 'Milk', 'Tea'])
  })

  test('keeps the date that it showed: lots with different dates are two', async ({ app }) => {
    const bananas = { name: 'Bananas', category: 'Fruit', location: 'Counter' }
    for (const [quantity, expiryDate] of [
      ['6', 'Soon'],
      ['2', null],
    ] as const) {
      await app.post('/api/pantry', pantryItem({ ...bananas, quantity, expiryDate }))
    }
    await app.post('/api/shopping', shoppingItem({ name: 'Bananas', isCompleted: true }))
    const { name, ...place } = bananas
    await app.post('/api/shopping/put-away', {
      items: [{ id: 1, quantity: '5', ...place, expiryDate: 'Nov 23' }],
    })
    const { body } = await app.get<{ quantity: string; expiryDate: string | null }[]>('/api/pantry')
    const lots = body.map(({ quantity, expiryDate }) => `${quantity} ${expiryDate}`)
    expect(lots.sort()).toEqual(['2 null', '5 Nov 23', '6 Soon'])
  })

  test('leaves out what nobody eats, unless it was kept before', async ({ app }) => {
    await app.post('/api/pantry', pantryItem({ name: 'Foil', location: 'Pantry' }))
    const kept = [
      ['Birthday candles', false],
      ['Paper towels', false],
      ['Foil', true],
      ['Sparkling water', true],
      ['Xyzzy', true],
    ] as const
    for (const [name] of kept) {
      await app.post('/api/shopping', shoppingItem({ name, isCompleted: true }))
    }
    const found = await guesses(app)
    for (const [name, isKept] of kept) expect(found[name], name).toMatchObject({ isKept })
  })

  test('does not happen twice, and not to what is to be bought again', async ({ app }) => {
    await app.post('/api/shopping', shoppingItem({ name: 'Milk', isCompleted: true }))
    await app.post('/api/shopping', shoppingItem({ name: 'Eggs' }))
    const put = (...ids: number[]) =>
      app.post('/api/shopping/put-away', {
        items: ids.map((id) => ({ id, quantity: '1', ...place })),
      })
    expect(await put(1, 2)).toMatchObject({
      status: 409,
      body: { message: '“Eggs” is back on the list to buy. Check the list, then put things away.' },
    })
    expect((await put(1, 1)).status).toBe(404)
    const both = await Promise.all([put(1), put(1)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await app.get('/api/pantry')).body).toHaveLength(1)
  })

  testOnOneEngine.for([
    [{}, 'Items must be a list'],
    [{ items: [] }, "There's nothing to put away"],
    [{ items: [{ id: 1, ...place }] }, 'Quantity is required'],
    [{ items: [{ id: 1, ...place, quantity: '1', location: '' }] }, 'Location is required'],
  ] as const)('refuses %j', async ([input, message], { app }) => {
    expect(await app.post('/api/shopping/put-away', input)).toMatchObject({
      status: 400,
      body: { message },
    })
  })
})
