import type { Page } from '@playwright/test'
import { expect, expectWellMade, test, toast } from '#e2e/fixtures.ts'
import { pantryItem } from './pantry.factory.ts'

const section = (page: Page, location: string) => page.getByRole('region', { name: location })
const addItem = (page: Page) => page.getByRole('button', { name: 'Add Item' }).first()

test('add, edit in place, filter, group, delete; a second browser sees it', {
  tag: '@phone',
}, async ({ page, secondPage }) => {
  await secondPage.goto('/pantry')
  await expect(secondPage.getByText('No items found')).toBeVisible()
  await page.goto('/pantry')
  await expect(page.getByRole('heading', { name: 'Pantry Inventory' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filters' }), 'nothing to filter').toBeHidden()

  await test.step('an empty form says what is missing, at the fields', async () => {
    await addItem(page).click()
    const dialog = page.getByRole('dialog', { name: 'Add Item' })
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    for (const text of ['Name', 'Quantity', 'Category', 'Location']) {
      await expect(dialog.getByText(`${text} is required`)).toBeVisible()
    }
  })

  await test.step('add', async () => {
    const dialog = page.getByRole('dialog', { name: 'Add Item' })
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Greek yogurt')
    await expect(dialog.getByLabel('Location'), 'where it is usually kept').toHaveValue('Fridge')
    await dialog.getByLabel('Quantity').fill('2 cups')
    await dialog.getByLabel('Expiry date').fill('Soon')
    await dialog.getByLabel('Category').click()
    await page.getByRole('listbox').getByRole('option', { name: 'Dairy', exact: true }).click()
    await dialog.getByLabel('Location').fill('Fri')
    await page.getByRole('listbox').getByRole('option', { name: 'Fridge' }).click()
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    await expect(dialog).toBeHidden()
    await expect(toast(page)).toContainText('Item added successfully')
    const first = section(page, 'Fridge').getByText('Greek yogurt')
    await expect(first).toBeVisible()
    expect((await first.boundingBox())?.y, 'the first item is near the top').toBeLessThan(200)
    await expect(section(secondPage, 'Fridge').getByText('Greek yogurt')).toBeVisible()
  })

  await test.step('edit in place', async () => {
    await page.getByRole('button', { name: 'Greek yogurt', exact: true }).click()
    await page.getByLabel('Quantity').fill('1 cup')
    await page.getByLabel('Location', { exact: true }).selectOption('Freezer')
    await page.getByLabel('Quantity').press('Enter')
    await expect(toast(page)).toContainText('Item updated successfully')
    await expect(section(page, 'Freezer').getByText('1 cup')).toBeVisible()
    await expect(section(secondPage, 'Freezer').getByText('1 cup')).toBeVisible()
  })

  await test.step('edit in the dialog', async () => {
    await page.getByRole('button', { name: 'Edit Greek yogurt' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Pantry Item' })
    await expect(dialog.getByLabel('Quantity')).toHaveValue('1 cup')
    await dialog.getByLabel('Notes').fill('Plain')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page)).toContainText('Item updated successfully')
    await expect(dialog).toBeHidden()
  })

  const filters = page.getByRole('button', { name: 'Filters' })
  await test.step('as a grid', async () => {
    await filters.click()
    await page.getByText('Grid', { exact: true }).click()
    const card = page.getByRole('article', { name: 'Greek yogurt' })
    await expect(card).toContainText('Freezer · Dairy')
    await expect(card).toContainText('Plain')
    await page.reload()
    await expect(card, 'the layout is remembered').toBeVisible()
    await filters.click()
    await page.getByText('Grouped', { exact: true }).click()
  })

  await test.step('filter', async () => {
    const filter = (name: string) => page.getByRole('combobox', { name: `Filter by ${name}` })
    for (const [name, all] of [
      ['location', 'All Locations'],
      ['category', 'All Categories'],
    ]) {
      await expect(filter(name ?? '').locator('option:checked')).toHaveText(all ?? '')
    }
    await filter('location').selectOption('Counter')
    await expect(page.getByRole('heading', { name: 'No items in selected filters' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all items' }).click()
    await filter('category').selectOption('Dairy')
    await expect(section(page, 'Freezer')).toBeVisible()
  })

  await test.step('delete', async () => {
    await page.getByRole('button', { name: 'Delete Greek yogurt' }).click()
    await expect(toast(page)).toContainText('Item deleted successfully')
    await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()
    await expect(secondPage.getByRole('heading', { name: 'No items found' })).toBeVisible()
  })
})

test('by keyboard alone', async ({ page, app }) => {
  await app.post('/api/pantry', pantryItem({ name: 'Milk', quantity: '1 gallon' }))
  await app.post('/api/pantry', pantryItem({ name: 'Yogurt' }))
  await page.goto('/pantry')
  await expect(page.getByRole('button', { name: 'Milk', exact: true })).toBeVisible()
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key)
  }

  // From the search box: location, category, layout, the category's header, the item's name.
  await expect(page.getByRole('searchbox')).toBeFocused()
  await keys('Tab', 'Tab', 'Tab', 'Tab', 'Tab')
  await expect(page.getByRole('button', { name: 'Milk', exact: true })).toBeFocused()
  await keys('Enter')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.type(' and honey')
  await keys('Escape')
  const milk = page.getByRole('button', { name: 'Milk', exact: true })
  await expect(milk, 'the focus is back where it was').toBeFocused()

  await keys('Enter', 'Tab')
  await page.keyboard.type('2 gallons')
  await keys('Enter')
  await expect(page.getByText('2 gallons')).toBeVisible()
  await expect(milk).toBeFocused()

  await keys('Tab', 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Pantry Item' })
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await keys('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit Milk' })).toBeFocused()

  await keys('Tab', 'Enter')
  await expect(toast(page)).toContainText('Item deleted successfully')
  await expect(page.getByRole('button', { name: 'Delete Milk' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete Yogurt' }), 'the next one').toBeFocused()
  await keys('Enter')
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()

  await keys('Shift+Tab')
  await addItem(page).focus()
  await keys('Enter')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.type('Eggs')
  await keys('Tab')
  await page.keyboard.type('12')
  // What is filled in by itself is chosen whole by Tab, so that typing replaces it.
  await expect(page.getByRole('dialog').getByLabel('Category')).toHaveValue('Protein')
  await keys('Tab', 'Tab')
  await page.keyboard.type('Dai')
  await keys('ArrowDown', 'Enter', 'Tab')
  await page.keyboard.type('Fridge')
  await keys('Escape')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Eggs', exact: true })).toBeVisible()
})

test('searching hides what does not match; one item at a time is edited in place', async ({
  page,
  app,
}) => {
  await app.post('/api/pantry', pantryItem({ name: 'Milk', category: 'Dairy' }))
  await app.post('/api/pantry', pantryItem({ name: 'Carrots', category: 'Vegetable' }))
  await app.post('/api/pantry', pantryItem({ name: 'Zucchini', category: 'Vegetable' }))
  await app.post('/api/pantry', pantryItem({ name: 'Peas', location: 'Freezer' }))
  await page.goto('/pantry')
  await expect(page.getByText('Manage your food inventory with smart organization')).toBeVisible()
  const dairy = section(page, 'Fridge').getByRole('button', { name: /^Dairy/ })
  await expect(dairy).toHaveAttribute('aria-expanded', 'true')

  await dairy.click()
  await expect(page.getByText('Milk')).toBeHidden()
  await page.getByRole('searchbox').fill('mil')
  await expect(page.getByText('Milk')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Vegetable/ })).toBeHidden()
  await expect(section(page, 'Freezer')).toBeHidden()

  await page.getByRole('searchbox').fill('carrrots')
  await expect(page.getByText('Carrots')).toBeVisible()
  await page.getByRole('searchbox').fill('courgette')
  await expect(page.getByText('Zucchini'), 'another name for it').toBeVisible()
  await page.getByRole('searchbox').fill('VEGET')
  await expect(page.getByText('Carrots')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('link', { name: 'Pantry List' }).click()
  await expect(page.getByRole('searchbox'), 'remembered').toHaveValue('VEGET')
  await expect(section(page, 'Freezer')).toBeHidden()
  await page.reload()
  await expect(section(page, 'Freezer'), 'all of it').toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.getByRole('searchbox').fill('caviar')
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(section(page, 'Freezer')).toBeVisible()

  await page.getByRole('button', { name: 'Milk', exact: true }).click()
  await expect(page.getByRole('form', { name: 'Edit Milk in place' })).toBeVisible()
  await page.getByRole('button', { name: 'Peas', exact: true }).click()
  await expect(page.getByRole('form', { name: 'Edit Peas in place' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Edit Milk in place' })).toBeHidden()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Peas', exact: true })).toBeVisible()
})

test('several in one line, and a known name as it was the last time', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  const eggs = { name: 'Eggs', quantity: '12', category: 'Breakfast', location: 'Counter' }
  const { body: old } = await app.post('/api/pantry', pantryItem(eggs))
  await app.delete(`/api/pantry/${old.id}`)
  await page.goto('/pantry')
  const line = page.getByRole('textbox', { name: 'Add to the pantry' })
  await line.fill('2 lb carrots, eggs')
  await line.press('Enter')
  await expect(section(page, 'Fridge')).toContainText('Carrots2 lb')
  await expect(section(page, 'Counter')).toContainText('Eggs12')
  await expect(page.getByRole('status').filter({ hasText: 'Added 2 items' })).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
  await expect(line).toHaveValue('')
  await expectWellMade(page)

  await line.fill('leftover pasta until tomorrow and 6 bananas')
  await line.press('Enter')
  await expect(section(page, 'Fridge')).toContainText(/Leftover pasta.*tomorrow/)
  await expect(page.getByRole('button', { name: 'Bananas', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Filters' }).click()
  const filter = page.getByRole('combobox', { name: 'Filter by location' })
  await filter.selectOption('Freezer')
  await line.fill('peas')
  const undoAdding = page.getByRole('button', { name: 'Undo adding' })
  await page.route('**/api/pantry/lines', async (route) => {
    expect(await undoAdding.isVisible(), 'Undo of the line before').toBe(false)
    await route.continue()
  })
  await line.press('Enter')
  await expect(section(page, 'Freezer')).toContainText('Peas')
  await undoAdding.click()
  await expect(toast(page)).toContainText('Undone')
  await expect(section(page, 'Freezer')).toBeHidden()

  await addItem(page).click()
  const dialog = page.getByRole('dialog', { name: 'Add Item' })
  const name = dialog.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toBeVisible()
  await expect(name).not.toBeFocused()
  await name.fill('egg')
  await expect(dialog.getByLabel('Quantity')).toHaveValue('12')
  await expect(dialog.getByLabel('Category')).toHaveValue('Breakfast')
  await expect(dialog.getByLabel('Location'), 'of the filter').toHaveValue('Freezer')
  await dialog.getByLabel('Expiry date').fill('2 weeks')
  await expect(dialog.getByText(/^Until \w+day, /)).toBeVisible()
  await dialog.getByLabel('Expiry date').fill('32 Novembr')
  await expect(dialog.getByText(/^No day in that/)).toBeVisible()
  await dialog.getByLabel('Expiry date').fill('Soon')
  await expect(dialog.getByText('In your own words')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expect(section(page, 'Freezer')).toContainText('egg12')
})
