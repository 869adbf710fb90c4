import { expect } from 'vitest'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { test } from '#test/harness.ts'
import { meal } from './menu.factory.ts'

test('a meal whose recipe is deleted keeps its name without a dead link, until it is back', async ({
  app,
}) => {
  const { body: soup } = await app.post('/api/recipes', recipe({ title: 'Soup' }))
  await app.post('/api/meal-events', meal({ recipeName: 'Soup', recipeId: soup.id }))
  const listed = async () => (await app.get('/api/meal-events')).body[0]
  expect(await listed()).toMatchObject({ recipeName: 'Soup', recipeId: soup.id })
  const deleted = await app.delete(`/api/recipes/${soup.id}`)
  expect(await listed()).toMatchObject({ recipeName: 'Soup', recipeId: null })
  await app.post(`/api/changes/${deleted.headers.get('X-Change-Id')}/undo`)
  expect(await listed()).toMatchObject({ recipeName: 'Soup', recipeId: soup.id })
})
