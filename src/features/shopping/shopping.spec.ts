import { holdClock } from '#e2e/clock.ts'
import { expect, expectToast, test, toast } from '#e2e/fixtures.ts'
import { box, completed, edit, settle, toBuy, untilShown } from './shoppingPage.factory.ts'

test.describe('a list, from the first item to the last', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ })

  test('add with a new store, tick, edit, clear; a second browser sees it', async ({
    page,
    secondPage,
  }) => {
    await page.clock.install()
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
      await expect(toBuy(page).getByText('Costco').first()).toBeVisible()
      const badge = toBuy(page).getByRole('img', { name: 'high priority' })
      await expect(badge).toHaveText('H')
      await expect(badge.locator('[data-tone=red]')).toBeVisible()
      await expect(box(secondPage, 'Milk')).toBeVisible()
    })

    await test.step('a tick strikes the row where it stands, and moves it when the hand rests', async () => {
      await holdClock(page)
      await box(page, 'Milk').click()
      await untilShown(page, () => page.getByText('0 items to buy, 1 completed').isVisible())
      await expect(completed(secondPage).getByText('Milk')).toBeVisible()
      await expect(toBuy(page).getByText('Milk')).toBeVisible()
      await page.getByRole('button', { name: 'Undo Milk' }).click()
      await untilShown(page, () => page.getByText('1 item to buy, 0 completed').isVisible())
      await page.clock.resume()
      await expect(toBuy(secondPage).getByText('Milk')).toBeVisible()
      await box(page, 'Milk').check()
      await settle(page)
      await expect(completed(page).getByText('Milk')).toBeVisible()
      await expect(completed(secondPage).getByText('Milk')).toBeVisible()
      await box(secondPage, 'Milk').uncheck()
      await expect(toBuy(page).getByText('Milk')).toBeVisible()
    })

    await test.step('edit, delete, and back', async () => {
      await edit(page, 'Milk')
      await expect(page.getByRole('dialog', { name: 'Edit Item' })).toBeVisible()
      await dialog.getByRole('textbox', { name: 'Quantity' }).fill('2 gallons')
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
      await expectToast(page, 'Item updated successfully')
      await expect(toBuy(page).getByText('(2 gallons)')).toBeVisible()
      await edit(page, 'Milk')
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(toast(page)).toContainText('Item removed from shopping list')
      await expect(box(page, 'Milk')).toBeHidden()
      await toast(page).getByRole('button', { name: 'Undo' }).click()
      await expect(box(page, 'Milk')).toBeVisible()
    })

    await test.step('clear: a tick on its way first; all of it or nothing, and back', async () => {
      const clear = page.getByRole('button', { name: 'Clear Completed' })
      const { promise: slow, resolve: arrive } = Promise.withResolvers<void>()
      await page.route('**/api/shopping/*', async (route) => {
        if (route.request().method() === 'PUT') await slow
        await route.fallback()
      })
      await box(page, 'Milk').check()
      await settle(page)
      await clear.click()
      await expect(clear).toHaveAttribute('data-loading')
      arrive()
      await expect(toast(page)).toContainText('All completed items cleared successfully.')
      await expect(page.getByText('0 items to buy, 0 completed')).toBeVisible()
      await expect(clear).toBeHidden()
      await toast(page).getByRole('button', { name: 'Undo' }).click()
      await expect(completed(page).getByText('Milk')).toBeVisible()
      await page.route('**/api/shopping/clear', (route) => route.abort())
      await clear.click()
      await expectToast(page, 'Failed to clear completed items. Please try again. 1 item remains.')
    })
  })
})
