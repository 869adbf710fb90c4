import { expect, expectToast, test, toast } from './fixtures.ts'

test.use({ expectedErrors: /Failed to load resource/ })

test('a write whose answer is lost is kept, sent again, and done once', async ({ page, app }) => {
  await page.goto('/pantry')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Tea')
  await dialog.getByLabel('Quantity').fill('1 box')
  await dialog.getByLabel('Category').fill('Other')
  await dialog.getByLabel('Location').fill('Pantry')
  await page.route('**/api/pantry', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).press('Enter')
  await expectToast(page, "Saved on this device. We'll send it when Food Pal can be reached.")
  const waiting = page.getByRole('img', { name: 'Waiting for a connection' })
  await expect(waiting).toHaveCount(1)
  await page.unroute('**/api/pantry')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit Tea' })).toHaveCount(1)
  await expect(toast(page)).toHaveCount(0)
  expect((await app.get('/api/pantry')).body).toMatchObject([{ name: 'Tea' }])
})
