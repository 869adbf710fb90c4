import { expect, vi } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { dayIn } from '#shared/time.ts'
import { type App, test } from '#test/harness.ts'
import { noonZone } from '#test/household.ts'

const stockOf = async (app: App) => {
  const stock: { name: string; quantity: string }[] = (await app.get('/api/pantry')).body
  return stock.map(({ name, quantity }) => `${name} ${quantity}`)
}

const namesOn = async (app: App, path: string) =>
  (await app.get(path)).body.map(
    (each: { name?: string; title?: string }) => each.name ?? each.title,
  )

/** Four of six carrots and the only onion are used; soup is left over, onions are to buy. */
async function cookSoup(app: App) {
  await app.post('/api/recipes', recipe({ title: 'Soup', ingredients: '4 carrots\n1 onion' }))
  await app.post('/api/pantry', pantryItem({ name: 'Carrots', quantity: '6' }))
  await app.post('/api/pantry', pantryItem({ name: 'Onion', quantity: '1' }))
  const { status } = await app.post('/api/cookings', {
    recipeId: 1,
    title: 'Soup',
    used: [
      { id: 1, version: 1, left: '2' },
      { id: 2, version: 1, left: null },
    ],
    leftovers: [pantryItem({ name: 'Soup (leftovers)', quantity: '2 servings' })],
    toBuy: [{ name: 'Onion' }],
  })
  expect(status).toBe(201)
}

test('what was not cooked after all is at home again, and can be undone', async ({ app }) => {
  await cookSoup(app)
  const { body, headers } = await app.delete('/api/cookings/1')
  expect(body).toEqual({ success: true, stays: [] })
  expect(await stockOf(app)).toEqual(['Carrots 6', 'Onion 1'])
  expect(await namesOn(app, '/api/shopping')).toEqual([])
  expect(await namesOn(app, '/api/cookings')).toEqual([])
  await app.post(`/api/changes/${headers.get('X-Change-Id')}/undo`)
  expect(await stockOf(app)).toEqual(['Carrots 2', 'Soup (leftovers) 2 servings'])
  expect(await namesOn(app, '/api/cookings')).toEqual(['Soup'])
})

test('what somebody has changed since stays, and is named', async ({ app }) => {
  await cookSoup(app)
  await app.put('/api/pantry/1', { quantity: '1' })
  expect((await app.delete('/api/cookings/1')).body.stays).toEqual(['Carrots'])
  expect(await stockOf(app)).toEqual(['Carrots 1', 'Onion 1'])
  expect(await namesOn(app, '/api/cookings')).toEqual([])
})

test('after days only the mark goes', async ({ app }) => {
  await cookSoup(app)
  const before = await stockOf(app)
  vi.setSystemTime(Date.now() + 3 * 24 * 60 * 60_000)
  try {
    expect((await app.delete('/api/cookings/1')).body).toEqual({ success: true, stays: null })
  } finally {
    vi.useRealTimers()
  }
  expect(await stockOf(app)).toEqual(before)
  expect(await namesOn(app, '/api/cookings')).toEqual([])
})

test('what came with a file loses its mark alone', async ({ app }) => {
  const none = { mealId: null, recipeId: null, servings: null, notes: null, recipe: null }
  const soup = { title: 'Soup', cookedOn: dayIn(noonZone), ratings: [], ...none }
  const file = { timestamp: '2026-01-01T00:00:00.000Z', pantry: [pantryItem()], cooked: [soup] }
  expect((await app.post('/api/restore', { file })).body).toMatchObject({ success: true })
  const before = await stockOf(app)
  const [{ id }] = (await app.get('/api/cookings')).body
  expect((await app.delete(`/api/cookings/${id}`)).body.stays).toBeNull()
  expect(await stockOf(app)).toEqual(before)
})
