import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { test } from '#test/harness.ts'

test('of two lots the one that is due soon is used first, and what is gone is not bought', async ({
  app,
}) => {
  await app.post('/api/recipes', recipe({ title: 'Soup', ingredients: '2 carrots\n1 onion' }))
  for (const stock of [
    { name: 'Carrots', quantity: '6', expiryDate: 'Dec 24, 2030' },
    { name: 'Carrots', quantity: '2', expiryDate: 'Soon' },
    { name: 'Onion', quantity: '1' },
  ])
    await app.post('/api/pantry', pantryItem(stock))
  const { used } = (await app.post('/api/cookings/guess', { recipeId: 1 })).body
  expect(used).toMatchObject([
    { id: 2, quantity: '2', left: null, expiryDate: 'Soon', hasMore: true },
    { id: 3, left: null, expiryDate: null, hasMore: false },
  ])
})
