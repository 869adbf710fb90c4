import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { programBooks } from '#features/recipes/import/programs.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { mealieBackup } from './mealie.factory.ts'
import { moveFile, saveAll } from './moving.factory.ts'

testOnOneEngine.for([
  ['{"hello":1,"world":2}', 'This is JSON with “hello”, “world”, not a recipe export we know.'],
  ['just words', "We couldn't find a recipe in this file."],
  ['PK\u0003\u0004broken', "This file is damaged or isn't a recipe export."],
] as const)('%s is refused with a reason', async ([content, problem], { app }) => {
  expect(await moveFile(app, content)).toMatchObject({ state: 'failed', problem })
})

testOnOneEngine('what is unknown, wrong or under way is refused', async ({ app }) => {
  expect((await app.post('/api/moving/x/save', { lists: ['menu'] })).status).toBe(404)
  expect((await app.post('/api/moving/x/undo')).status).toBe(404)
  expect((await app.delete('/api/moving/x')).status).toBe(404)
  const found = await moveFile(app, mealieBackup())
  expect((await app.post(`/api/moving/${found.id}/save`, { lists: [] })).status).toBe(400)
  expect((await app.post(`/api/moving/${found.id}/save`, { lists: ['stars'] })).status).toBe(400)
  expect((await app.post(`/api/moving/${found.id}/undo`)).status).toBe(409)
  expect((await app.delete(`/api/moving/${found.id}`)).status).toBe(200)
  expect((await app.get('/api/moving')).body).toEqual([])
})

testOnOneEngine('the books of every program are found and saved', async ({ app }) => {
  const added: Record<string, number> = {}
  for (const [name, make] of Object.entries(programBooks)) {
    const found = await moveFile(app, make(), name)
    const saved = await saveAll(app, found)
    expect(saved).toMatchObject({ state: 'saved', problem: null })
    added[name] = saved.saved[0]?.added ?? 0
    await app.delete(`/api/moving/${saved.id}`)
  }
  expect(added).toEqual({
    'mealie-export.zip': 1,
    'kitchenowl.json': 1,
    'cookbook.zip': 1,
    'recipesage.json': 1,
    'recipesage.txt': 2,
    'copymethat.zip': 3,
    'recipekeeper.zip': 2,
    'plantoeat.csv': 2,
    'myrecipebox.csv': 1,
    'Easy Pancakes.cook': 1,
    'collection.mmf': 2,
    'chowdown.zip': 1,
  })
  expect((await app.get('/api/recipes')).body).toHaveLength(18)
})

test('our own tables of pantry and shopping list make equal lists elsewhere', async ({
  app,
  otherApp,
}) => {
  await app.post('/api/pantry', pantryItem({ name: '=1+1 "rice", brown', notes: 'Two\nlines' }))
  await app.post('/api/pantry', pantryItem({ name: 'Milk', expiryDate: 'Nov 30, 2026' }))
  await app.post('/api/shopping', shoppingItem({ name: 'Eggs', priority: 'high', addedBy: 'Maya' }))
  await app.post('/api/shopping', shoppingItem({ name: 'Salt', isCompleted: true }))
  for (const list of ['pantry', 'shoppingList']) {
    const { body: table } = await app.get<string>(`/api/export/${list}.csv`)
    const found = await moveFile(otherApp, table, `${list}.csv`)
    const saved = await saveAll(otherApp, found)
    expect(saved).toMatchObject({ state: 'saved', problem: null })
    await otherApp.delete(`/api/moving/${saved.id}`)
  }
  for (const path of ['/api/export/pantry.csv', '/api/export/shoppingList.csv']) {
    const rows = async (from: App) => (await from.get<string>(path)).body.split('\r\n').sort()
    expect(await rows(otherApp)).toEqual(await rows(app))
  }
})
