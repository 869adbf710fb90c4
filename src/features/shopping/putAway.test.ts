import { describe, expect } from 'vitest'
import { newest, restore, versions } from '#features/history/versions.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { addDays } from '#shared/days.ts'
import { expiryAfter } from '#shared/expiry/expiryAfter.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { shoppingItem } from './shopping.factory.ts'

const names = async (app: App) =>
  (await app.get<{ name: string }[]>('/api/shopping')).body.map(({ name }) => name)

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
    const inDays = (count: number) => expiryAfter(count, today)
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
        expiryDate: inDays(7),
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
      'Chicken thighs': { category: 'Protein', location: 'Fridge', expiryDate: inDays(2) },
      'Frozen mango': { category: 'Frozen', location: 'Freezer', expiryDate: inDays(90) },
      Rice: { category: 'Grain', location: 'Pantry', expiryDate: null, quantity: '1' },
      Limes: { category: 'Fruit', location: 'Fridge', expiryDate: inDays(7) },
      Xyzzy: { category: 'Other', location: 'Pantry', expiryDate: null },
    })
  })

  test('what comes in a tin or a jar keeps, unless it was kept elsewhere', async ({ app }) => {
    await app.post(
      '/api/pantry',
      pantryItem({ name: 'Pears', category: 'Fruit', location: 'Fridge', expiryDate: null }),
    )
    const bought = [
      ['Chopped tomatoes', '1 tin', 'Vegetable', 'Pantry'],
      ['Plum tomatoes', '2 x 400 g tins', 'Vegetable', 'Pantry'],
      ['Tomato passata', '1 jar', 'Sauce', 'Pantry'],
      ['Passata', '500 g carton', 'Sauce', 'Pantry'],
      ['Peaches', '1 can', 'Fruit', 'Pantry'],
      ['Peas', '1 tin', 'Vegetable', 'Pantry'],
      ['New potatoes', '1 tin', 'Vegetable', 'Pantry'],
      ['Tinned cherries', null, 'Fruit', 'Pantry'],
      ['Salmon', '1 tin', 'Protein', 'Pantry'],
      ['Tuna', '3 cans', 'Protein', 'Pantry'],
      ['Lentil soup', '1 can', 'Other', 'Pantry'],
      ['Pesto', '1 jar', 'Sauce', 'Fridge'],
      ['Salsa', '1 jar', 'Sauce', 'Fridge'],
      ['Pears', '1 tin', 'Fruit', 'Fridge'],
    ] as const
    for (const [name, quantity] of bought) {
      await app.post('/api/shopping', shoppingItem({ name, quantity, isCompleted: true }))
    }
    const fresh = [
      ['Tomatoes', '6', 'Counter'],
      ['Milk', '1 carton', 'Fridge'],
      ['Strawberries', '1 carton', 'Fridge'],
    ] as const
    for (const [name, quantity] of fresh) {
      await app.post('/api/shopping', shoppingItem({ name, quantity, isCompleted: true }))
    }
    const found = await guesses(app)
    for (const [name, , category, location] of bought) {
      expect(found[name], name).toMatchObject({ category, location, expiryDate: null })
    }
    for (const [name, , location] of fresh) {
      expect(found[name], name).toMatchObject({ location, expiryDate: expect.any(String) })
    }
  })

  test('leaves out what came into the pantry when it was ticked', async ({ app }) => {
    await app.post('/api/pantry', pantryItem({ name: 'Ricotta' }))
    for (const name of ['Limes', 'Ricotta', 'Tea']) {
      const { body } = await app.post('/api/shopping', shoppingItem({ name }))
      if (name === 'Limes') await app.post('/api/pantry', pantryItem({ name }))
      await app.put(`/api/shopping/${body.id}`, shoppingItem({ name, isCompleted: true }))
    }
    expect(await guesses(app)).toMatchObject({
      Limes: { isHere: true },
      Ricotta: { isHere: false },
      Tea: { isHere: false },
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
    const entry = await newest(app)
    const whole = {
      operation: 'update',
      changeDescription: 'Put away what was bought',
      itemNames: ['milk', 'Eggs'],
      elsewhere: ['2 shopping items'],
    }
    expect(entry).toMatchObject(whole)
    expect(await versions(app), 'one entry and the first jar').toHaveLength(2)
    expect(JSON.parse(entry.previousData ?? '')).toMatchObject([{ name: 'milk' }, null])
    expect(await newest(app, 'shopping')).toMatchObject({
      operation: 'bulk_delete',
      elsewhere: ['2 pantry items'],
    })
    const { body } = await restore(app, entry, { whole: true })
    expect(body).toEqual({ success: true, restored: 4 })
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
