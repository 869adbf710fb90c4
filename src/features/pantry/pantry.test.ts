import { describe, expect } from 'vitest'
import { test, testOnOneEngine } from '#test/harness.ts'
import { pantryItem } from './pantry.factory.ts'

describe('POST /api/pantry', () => {
  test('stores an item and answers with it', async ({ app }) => {
    const created = await app.post('/api/pantry', pantryItem({ notes: 'Plain, unsweetened' }))

    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({
      id: 1,
      version: 1,
      name: 'Greek yogurt',
      quantity: '2 cups',
      category: 'Dairy',
      location: 'Fridge',
      expiryDate: 'Soon',
      notes: 'Plain, unsweetened',
    })
    expect(created.body.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect((await app.get('/api/pantry')).body).toEqual([created.body])
  })

  test('trims text, counts empty as not given, ignores unknown fields', async ({ app }) => {
    const { body } = await app.post('/api/pantry', {
      ...pantryItem({ name: '  Milk\u0000 ', expiryDate: '  ', notes: '' }),
      colour: 'white',
      id: 99,
      version: 7,
    })
    expect(body).toMatchObject({ id: 1, version: 1, name: 'Milk', expiryDate: null, notes: null })
    expect(body).not.toHaveProperty('colour')
  })

  test('takes an item without expiry date and notes', async ({ app }) => {
    const { expiryDate: _, notes: __, ...required } = pantryItem()
    const { status, body } = await app.post('/api/pantry', required)
    expect(status).toBe(201)
    expect(body).toMatchObject({ expiryDate: null, notes: null })
  })

  test('names every field that is missing', async ({ app }) => {
    const { status, body } = await app.post('/api/pantry', { name: ' ', category: null })
    expect(status).toBe(400)
    expect(body).toEqual({
      code: 'invalid',
      message: 'Name is required. Quantity is required. Category is required. Location is required',
      validationErrors: [
        { field: 'name', message: 'Name is required' },
        { field: 'quantity', message: 'Quantity is required' },
        { field: 'category', message: 'Category is required' },
        { field: 'location', message: 'Location is required' },
      ],
    })
    expect((await app.get('/api/pantry')).body).toEqual([])
  })

  testOnOneEngine.for([
    [{ name: 5 }, 'name', 'Name must be text'],
    [{ name: 'x'.repeat(201) }, 'name', 'Name is too long (at most 200 characters)'],
    [{ notes: 'x'.repeat(2001) }, 'notes', 'Notes is too long (at most 2000 characters)'],
    [{ expiryDate: ['Soon'] }, 'expiryDate', 'Expiry date must be text'],
  ] as const)('refuses %j', async ([wrong, field, message], { app }) => {
    const { status, body } = await app.post('/api/pantry', { ...pantryItem(), ...wrong })
    expect(status).toBe(400)
    expect(body.validationErrors).toEqual([{ field, message }])
  })

  testOnOneEngine.for([
    ['', 'The request is not valid JSON.'],
    ['{"name":', 'The request is not valid JSON.'],
    ['[]', 'The request must be a JSON object.'],
    ['null', 'The request must be a JSON object.'],
  ])('refuses the body %j', async ([sent, message], { app }) => {
    const { status, body } = await app.post('/api/pantry', sent)
    expect(status).toBe(400)
    expect(body).toEqual({ code: 'invalid', message })
  })

  test('refuses a body of over 1 MB', async ({ app }) => {
    const { status, body } = await app.post('/api/pantry', pantryItem({ notes: 'x'.repeat(2e6) }))
    expect(status).toBe(413)
    expect(body.message).toBe('This is too large: at most 1 MB can be sent.')
  })
})

describe('GET /api/pantry', () => {
  test('is sorted by name as a person reads it', async ({ app }) => {
    for (const name of ['egg box 10', 'Äpfel', 'zucchini', 'Egg box 2', 'banana']) {
      await app.post('/api/pantry', pantryItem({ name }))
    }
    const { body } = await app.get<{ name: string }[]>('/api/pantry')
    expect(body.map((item) => item.name)).toEqual([
      'Äpfel',
      'banana',
      'Egg box 2',
      'egg box 10',
      'zucchini',
    ])
  })

  test('answers 304 until the list has changed', async ({ app }) => {
    await app.post('/api/pantry', pantryItem())
    const etag = (await app.get('/api/pantry')).headers.get('etag') ?? ''
    const again = app.with({ 'If-None-Match': etag })

    expect((await again.get('/api/pantry')).status).toBe(304)
    await app.put('/api/settings/theme', { value: 'dark' })
    expect((await again.get('/api/pantry')).status).toBe(304)

    await app.post('/api/pantry', pantryItem({ name: 'Milk' }))
    const changed = await again.get('/api/pantry')
    expect(changed.status).toBe(200)
    expect(changed.body).toHaveLength(2)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  test('is compressed when asked', async ({ app }) => {
    const items = Array.from({ length: 20 }, (_, n) => pantryItem({ name: `Jar ${n}` }))
    for (const item of items) await app.post('/api/pantry', item)

    const compressed = await app.with({ 'Accept-Encoding': 'gzip, br' }).get('/api/pantry')
    const plain = await app.with({ 'Accept-Encoding': 'identity' }).get('/api/pantry')

    expect(compressed.headers.get('content-encoding')).toBe('gzip')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(compressed.body).toEqual(plain.body)
    expect(Number(compressed.headers.get('content-length'))).toBeLessThan(
      Number(plain.headers.get('content-length')) / 4,
    )
  })

  test('shows what another instance has written', async ({ start }) => {
    const [one, two] = [await start(), await start()]
    await one.get('/api/pantry')
    await two.post('/api/pantry', pantryItem())
    expect((await one.get('/api/pantry')).body).toHaveLength(1)
  })
})

describe('PUT /api/pantry/{id}', () => {
  test('changes the fields that are sent and leaves the others', async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem({ notes: 'Plain' }))
    const changed = await app.put(`/api/pantry/${item.id}`, { quantity: '1 cup', expiryDate: '' })

    expect(changed.status).toBe(200)
    expect(changed.body).toEqual({
      ...item,
      quantity: '1 cup',
      expiryDate: null,
      version: 2,
      updatedAt: changed.body.updatedAt,
    })
    expect((await app.get('/api/pantry')).body).toEqual([changed.body])
  })

  test('sent again as it stands is no change', async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem())
    const again = await app.put(`/api/pantry/${item.id}`, pantryItem())
    expect(again.body).toEqual(item)
  })

  test('refuses an empty name and keeps the item', async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem())
    const { status, body } = await app.put(`/api/pantry/${item.id}`, { name: '', quantity: '9' })
    expect(status).toBe(400)
    expect(body.validationErrors).toEqual([{ field: 'name', message: 'Name is required' }])
    expect((await app.get('/api/pantry')).body).toEqual([item])
  })

  test('refuses a version that is not the newest', async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem())
    await app.put(`/api/pantry/${item.id}`, { quantity: '1 cup', version: 1 })
    const late = await app.put(`/api/pantry/${item.id}`, { quantity: '5 cups', version: 1 })
    expect(late.status).toBe(409)
    expect(late.body).toEqual({
      code: 'stale',
      message: '“Greek yogurt” was just changed by someone else. Take another look, then decide.',
      current: (await app.get('/api/pantry')).body[0],
    })
    expect((await app.get('/api/pantry')).body[0].quantity).toBe('1 cup')
  })

  test.for(['7', '0', '-1', 'abc', '1.5', '99999999999'])(
    'does not know %s',
    async (id, { app }) => {
      const { status, body } = await app.put(`/api/pantry/${id}`, { quantity: '1' })
      expect(status).toBe(404)
      expect(body).toEqual({
        code: 'unknown',
        message: "This pantry item doesn't exist anymore.",
      })
    },
  )
})

describe('DELETE /api/pantry/{id}', () => {
  test('deletes once; the id is never used again', async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem())
    expect(await app.delete(`/api/pantry/${item.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect((await app.delete(`/api/pantry/${item.id}`)).status).toBe(404)
    expect((await app.get('/api/pantry')).body).toEqual([])
    expect((await app.post('/api/pantry', pantryItem())).body.id).toBe(item.id + 1)
  })
})

describe('GET /api/pantry/metadata', () => {
  test('has the defaults, and after them what is in use', async ({ app }) => {
    await app.post('/api/pantry', pantryItem({ category: 'Tea', location: 'Cellar' }))
    await app.post('/api/pantry', pantryItem({ category: 'Baking', location: 'Fridge' }))
    const { body } = await app.get('/api/pantry/metadata')
    expect(body.categories.slice(0, 3)).toEqual(['Protein', 'Dairy', 'Vegetable'])
    expect(body.categories.slice(-4)).toEqual(['Other', 'Unknown', 'Baking', 'Tea'])
    expect(body.locations).toEqual(['Fridge', 'Pantry', 'Freezer', 'Counter', 'Unknown', 'Cellar'])
  })
})
