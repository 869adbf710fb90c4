import { expect, expectToast, test } from './fixtures.ts'

test.use({ expectedErrors: /Failed to load resource/ })

test('a write whose answer is lost is not done twice when somebody tries again', {
  tag: '@desktop',
}, async ({ page, app }) => {
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
  await expectToast(page, 'Failed to add item')
  await page.unroute('**/api/pantry')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).press('Enter')
  await expectToast(page, 'Item added successfully')
  expect((await app.get('/api/pantry')).body).toMatchObject([{ name: 'Tea' }])
})
