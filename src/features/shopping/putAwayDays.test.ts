import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { expiryAfter } from '#shared/expiry/expiryAfter.ts'
import { test } from '#test/harness.ts'
import { shoppingItem } from './shopping.factory.ts'

test('Put away counts the days of what came from the store, not those of an old bottle', async ({
  app,
}) => {
  const { today } = (await app.get('/api/household')).body
  const inDays = (count: number) => expiryAfter(count, today)
  const milk = pantryItem({ name: 'Milk', category: 'Dairy', location: 'Fridge' })
  const buy = async () => {
    const { body } = await app.post(
      '/api/shopping',
      shoppingItem({ name: 'Milk', isCompleted: true }),
    )
    return body.id as number
  }
  const { body: old } = await app.post('/api/pantry', { ...milk, expiryDate: inDays(1) })
  const id = await buy()
  expect((await app.get('/api/shopping/put-away')).body).toMatchObject([{ expiryDate: inDays(7) }])
  await app.delete(`/api/pantry/${old.id}`)
  expect((await app.get('/api/shopping/put-away')).body).toMatchObject([{ expiryDate: inDays(7) }])
  // At this household's it keeps ten days, also when somebody sets a date once it is open.
  const { name, notes, ...place } = milk
  await app.post('/api/shopping/put-away', { items: [{ id, ...place, expiryDate: inDays(10) }] })
  const [kept] = (await app.get('/api/pantry')).body
  await app.put(`/api/pantry/${kept.id}`, { ...milk, expiryDate: inDays(1) })
  await buy()
  expect((await app.get('/api/shopping/put-away')).body).toMatchObject([{ expiryDate: inDays(10) }])
})
