import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, expectWellMade, test, toast } from '#e2e/fixtures.ts'
import { shoppingItem } from './shopping.factory.ts'

const toBuy = (page: Page) => page.getByRole('region', { name: /^To Buy/ })
const completed = (page: Page) => page.getByRole('region', { name: /^Completed/ })
const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`) })

test('add with a new store, tick, edit, clear; a second browser sees it', async ({
  page,
  secondPage,
}) => {
  await secondPage.goto('/shopping')
  await page.goto('/shopping')
  await expect(page.getByText('0 items to buy, 0 completed')).toBeVisible()
  await expect(
    page.getByText('Your shopping list is empty. Add some items to get started!'),
  ).toBeVisible()

  const dialog = page.getByRole('dialog')
  await test.step('a new store, in place', async () => {
    await page.getByRole('button', { name: 'Add Item' }).first().click()
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    await expect(dialog.getByText('Item name is required')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Item name' }).fill('Milk')
    await dialog.getByRole('combobox', { name: 'Store' }).click()
    await page.getByRole('listbox').getByRole('option', { name: 'Add New Store...' }).click()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Store name is required')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog, 'Escape leaves the field, not the dialog').toBeVisible()
    await dialog.getByRole('combobox', { name: 'Store' }).click()
    await page.getByRole('listbox').getByRole('option', { name: 'Add New Store...' }).click()
    await page.keyboard.type('Costco')
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText('Store "Costco" created successfully')
    await expect(dialog.getByRole('combobox', { name: 'Store' })).toHaveValue('Costco')
  })

  await test.step('add', async () => {
    await dialog.getByRole('combobox', { name: 'Priority' }).click()
    await page.getByRole('listbox').getByRole('option', { name: 'High' }).click()
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    await expect(toast(page)).toContainText('Item added to shopping list')
    await expect(toBuy(page).getByText('Costco')).toBeVisible()
    const badge = toBuy(page).getByRole('img', { name: 'high priority' })
    await expect(badge).toHaveText('H')
    await expect(badge.locator('[data-tone=red]')).toBeVisible()
    await expect(box(secondPage, 'Milk')).toBeVisible({ timeout: 1_000 })
  })

  await test.step('tick, and back', async () => {
    await box(page, 'Milk').check()
    await expect(completed(page).getByText('Milk')).toBeVisible()
    await expect(page.getByText('0 items to buy, 1 completed')).toBeVisible()
    await expect(completed(secondPage).getByText('Milk')).toBeVisible({ timeout: 1_000 })
    await box(secondPage, 'Milk').uncheck()
    await expect(toBuy(page).getByText('Milk')).toBeVisible({ timeout: 1_000 })
  })

  await test.step('edit', async () => {
    await page.getByRole('button', { name: 'Edit Milk' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Item' })).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('2 gallons')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page)).toContainText('Item updated successfully')
    await expect(toBuy(page).getByText('(2 gallons)')).toBeVisible()
  })

  await test.step('clear', async () => {
    await box(page, 'Milk').check()
    await page.getByRole('button', { name: 'Clear Completed' }).click()
    await expect(toast(page)).toContainText('All completed items cleared successfully.')
    await expect(page.getByText('0 items to buy, 0 completed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clear Completed' })).toBeHidden()
  })
})

test.describe('with items from several stores', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ })

  test.beforeEach(async ({ app, page }) => {
    const items = [
      shoppingItem({ name: 'Batteries', store: null, category: 'Other', priority: 'high' }),
      shoppingItem({ name: 'Limes', store: "Trader Joe's", category: 'Produce', priority: 'low' }),
      shoppingItem({ name: 'Cilantro', store: "Trader Joe's", category: 'Produce' }),
      shoppingItem({ name: 'Milk', store: 'Costco', priority: 'high' }),
      shoppingItem({ name: 'Eggs', store: 'Costco', isCompleted: true }),
      shoppingItem({ name: 'Flour', store: 'Costco', category: 'Pantry', isCompleted: true }),
    ]
    for (const item of items) await app.post('/api/shopping', item)
    await page.goto('/shopping')
    await expect(toBuy(page)).toBeVisible()
  })

  test('they stand in groups that fold, without a store last', async ({ page }) => {
    const headers = toBuy(page).getByRole('button', { expanded: true })
    await expect(headers).toHaveText([
      'Costco1 item',
      "Trader Joe's2 items",
      'No Store Specified1 item',
    ])
    for (const [priority, tone] of [
      ['medium', 'yellow'],
      ['low', 'brand'],
    ]) {
      const badge = toBuy(page).getByRole('img', { name: `${priority} priority` })
      await expect(badge.locator(`[data-tone=${tone}]`)).toBeVisible()
    }
    await expect(toBuy(page).getByText('Produce').first()).toBeVisible()
    await expectWellMade(page)
    await headers.first().click()
    await expect(box(page, 'Milk')).toBeHidden()
    await expect(box(page, 'Cilantro')).toBeVisible()

    await page.getByRole('combobox', { name: 'Filter by store' }).selectOption("Trader Joe's")
    await expect(toBuy(page).getByRole('button', { expanded: true })).toHaveCount(0)
    await expect(toBuy(page).getByRole('checkbox')).toHaveCount(2)
    await expect(toBuy(page).getByText("Trader Joe's").first()).toBeVisible()
  })

  test('the filters and the search work together', { tag: '@desktop' }, async ({ page }) => {
    const choose = (filter: string, label: string) =>
      page.getByRole('combobox', { name: `Filter by ${filter}` }).selectOption({ label })
    await choose('category', 'Produce')
    await expect(page.getByRole('checkbox')).toHaveCount(2)
    await choose('priority', 'Low')
    await expect(page.getByRole('checkbox')).toHaveCount(1)
    await page.getByRole('searchbox').fill('cil')
    await expect(
      page.getByText('No items match your filters. Try adjusting your search.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Show all items' }).click()
    await page.getByRole('searchbox').fill('L')
    await expect(box(page, 'Limes')).toBeVisible()
  })

  test('what could not be cleared is counted and stays', { tag: '@desktop' }, async ({
    page,
    app,
  }) => {
    const { body: items } = await app.get<{ id: number; name: string }[]>('/api/shopping')
    const eggs = items.find((item) => item.name === 'Eggs')
    await page.route(`**/api/shopping/${eggs?.id}`, (route) => route.abort())
    await page.getByRole('button', { name: 'Clear Completed' }).click()
    await expect(toast(page)).toContainText(
      'Failed to clear completed items. Please try again. 1 item remains.',
    )
    await expect(completed(page).getByRole('checkbox')).toHaveCount(1)
    await expect(box(page, 'Eggs')).toBeVisible()
  })
  test('removing asks first', async ({ page }) => {
    await page.getByRole('button', { name: 'Delete Limes' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Delete Limes' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(toast(page)).toContainText('Item removed from shopping list')
    await expect(box(page, 'Limes')).toBeHidden()
  })

  test('every face is well made', async ({ page }) => {
    await page.getByRole('button', { name: 'Edit Limes' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Item' })).toBeVisible()
    await expectWellMade(page)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await page.getByRole('searchbox').fill('caviar')
    await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()
    await expectWellMade(page)
  })
})
