import { expect, test } from '#e2e/fixtures.ts'
import { recipe } from './recipes.factory.ts'

const missing = ['/recipes/99999', '/recipes/0', '/recipes/999999999999999']

test('the address of a recipe that is not there is not found', async ({ app }) => {
  const { body } = await app.post('/api/recipes', recipe())
  expect((await app.get(`/recipes/${body.id}`)).status).toBe(200)
  // One that waits in a browser: the server does not know it yet.
  expect((await app.get('/recipes/-7')).status).toBe(200)
  for (const path of missing) expect((await app.get(path)).status, path).toBe(404)
})

test.describe('behind a passcode', () => {
  test.use({ env: { HOUSEHOLD_PASSCODE: 'secret-porridge' } })

  test('strangers are not told which recipes there are', async ({ app }) => {
    expect((await app.get('/recipes/99999')).status).toBe(200)
  })
})
