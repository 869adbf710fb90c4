import { describe, expect } from 'vitest'
import { test, testOnOneEngine } from '#test/harness.ts'
import { pantryItem } from './pantry.factory.ts'

describe('POST /api/pantry/lines', () => {
  test('adds several at once, each where it belongs, in one change', async ({ app }) => {
    const { body: old } = await app.post(
      '/api/pantry',
      pantryItem({ name: 'Egg', quantity: '12', category: 'Breakfast', location: 'Counter' }),
    )
    await app.delete(`/api/pantry/${old.id}`)
    const items = [
      { name: 'Carrots', quantity: '2 lb', notes: 'purple' },
      { name: 'eggs' },
      { name: 'Zork', location: 'Cellar', category: 'Tea' },
      { name: 'Zorks' },
      { name: 'Leftover pasta', expiryDate: '2026-12-24' },
    ]
    const added = await app.post('/api/pantry/lines', { items })
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject([
      { name: 'Carrots', quantity: '2 lb', category: 'Vegetable', location: 'Fridge' },
      { name: 'eggs', quantity: '12', category: 'Breakfast', location: 'Counter' },
      { name: 'Zork', quantity: '1', category: 'Tea', location: 'Cellar' },
      { name: 'Zorks', quantity: '1', category: 'Other', location: 'Pantry' },
      { name: 'Leftover pasta', location: 'Fridge', expiresOn: '2026-12-24' },
    ])
    expect(added.body[0]).toMatchObject({ notes: 'purple', expiryDate: null, expiresOn: null })
    await app.post(`/api/changes/${added.headers.get('X-Change-Id')}/undo`)
    expect((await app.get('/api/pantry')).body).toEqual([])
  })

  testOnOneEngine.for([
    [{ items: [] }, "There's nothing to add"],
    [{ items: 'eggs' }, 'Items must be a list'],
    [{ items: Array(61).fill({ name: 'Egg' }) }, 'At most 60 items can be added at once'],
    [{ items: [{ name: 'Egg' }, { name: ' ' }] }, 'Name is required'],
  ] as const)('refuses %j, all of it', async ([input, message], { app }) => {
    const { status, body } = await app.post('/api/pantry/lines', input)
    expect(status).toBe(400)
    expect(body.message).toBe(message)
    expect((await app.get('/api/pantry')).body).toEqual([])
  })
})

describe('GET /api/pantry/guess', () => {
  test('knows how a thing was kept, and where most families have it', async ({ app }) => {
    const guess = async (name: string) =>
      (await app.get(`/api/pantry/guess?name=${encodeURIComponent(name)}`)).body
    const carrots = { category: 'Vegetable', location: 'Fridge' }
    expect(await guess('Carrots')).toEqual({ ...carrots, quantity: null })
    await app.post('/api/pantry', pantryItem({ name: 'carrot', ...carrots, quantity: '3 lb' }))
    expect(await guess('Carrots')).toEqual({ ...carrots, quantity: '3 lb' })
    expect((await app.get('/api/pantry/guess?name=')).status).toBe(400)
  })
})
