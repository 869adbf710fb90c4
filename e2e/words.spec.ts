import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { expect, test, toast } from './fixtures.ts'

test.use({ expectedErrors: /status of 500/ })

test('a tick that the server has trouble with is said, and tried again', async ({ page, app }) => {
  await app.post('/api/shopping', shoppingItem({ name: 'Milk' }))
  await page.goto('/shopping')
  await page.route('**/api/shopping/*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('checkbox', { name: 'Milk' }).check()
  await expect(toast(page)).toContainText('Failed to update item')
  await expect(toast(page)).toContainText("We'll try again.")
  await page.unroute('**/api/shopping/*')
  await expect
    .poll(async () => (await app.get('/api/shopping')).body[0].isCompleted, { timeout: 15_000 })
    .toBe(true)
})

test('one is one item, and midnight is an hour', async ({ page, app }) => {
  await app.post('/api/pantry', pantryItem({ name: 'Milk', location: 'Fridge' }))
  await page.goto('/pantry')
  const location = page.getByRole('heading', { name: 'Fridge' }).locator('..')
  await expect(location).toHaveText(/1 item$/)
  await page.goto('/calendar')
  await page.getByText('Day View').click()
  await expect(page.getByText('12 AM', { exact: true })).toBeVisible()
})
