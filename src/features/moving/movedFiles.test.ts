import { expect } from 'vitest'
import { programBooks } from '#features/recipes/import/programs.factory.ts'
import { testOnOneEngine } from '#test/harness.ts'
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
