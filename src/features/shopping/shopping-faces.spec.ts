import type { Page, Route } from '@playwright/test'
import { expect, test, toast } from '#e2e/fixtures.ts'
import { shoppingItem } from './shopping.factory.ts'

const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`) })

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: /status of (404|500)/ })

  test('is said, and nothing is lost', async ({ page, app }) => {
    await app.post('/api/shopping', shoppingItem())
    await page.goto('/shopping')
    await expect(page.getByPlaceholder('Search items...')).toBeVisible()
    const fail = (status: number, message: string) => (route: Route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status, json: { code: 'internal', message } })

    await page.route('**/api/shopping/*', fail(404, "This shopping item doesn't exist anymore."))
    await box(page, 'Milk').click()
    await expect(toast(page)).toContainText('Failed to update item')
    await expect(toast(page)).toContainText("This shopping item doesn't exist anymore.")
    await expect(box(page, 'Milk'), 'the tick is taken back').not.toBeChecked()

    await page.route('**/api/shopping', fail(500, 'No luck.'))
    await page.route('**/api/stores', fail(500, 'No luck.'))
    await page.getByRole('button', { name: 'Add Item' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Item name' }).fill('Tea')
    await dialog.getByRole('combobox', { name: 'Store' }).click()
    await page.getByRole('listbox').getByRole('option', { name: 'Add New Store...' }).click()
    await page.keyboard.type('Aldi')
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText('Failed to create store')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    await expect(toast(page)).toContainText('Failed to add item')
    await expect(dialog.getByRole('textbox', { name: 'Item name' })).toHaveValue('Tea')
  })
})
