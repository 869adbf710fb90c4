import type { Locator, Page } from '@playwright/test'
import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { expect, expectNoSidewaysScroll, test, toast } from '#e2e/fixtures.ts'
import { resize } from '#e2e/resize.ts'
import { isAtTheEnd } from '#e2e/scroll.ts'
import { familyMember } from '#features/family/family.factory.ts'
import { pantryItem } from './pantry.factory.ts'

const addItem = (page: Page) => page.getByRole('button', { name: 'Add Item' }).first()

test.describe('when the program is away', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket|Background refresh/ })

  test('what was typed stays, and why it failed is said', async ({ page, app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem())
    await page.goto('/pantry')
    await page.getByRole('button', { name: 'Greek yogurt', exact: true }).click()
    await page.getByLabel('Quantity').fill('9 cups')
    await page.route('**/api/pantry/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, body: 'The kitchen is closed.' })
        : route.continue(),
    )
    await page.getByLabel('Quantity').press('Enter')
    await expect(toast(page)).toContainText('Failed to update item')
    await expect(toast(page)).toContainText('The kitchen is closed.')
    await expect(page.getByLabel('Quantity')).toHaveValue('9 cups')
    await page.unroute('**/api/pantry/*')
    await page.keyboard.press('Escape')

    await page.route('**/api/pantry/*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Delete Greek yogurt' }).click()
    await expect(toast(page)).toContainText('Failed to delete item')
    await page.unroute('**/api/pantry/*')

    await app.delete(`/api/pantry/${item.id}`)
    await addItem(page).click()
    await page.route('**/api/pantry', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, body: '' })
        : route.continue(),
    )
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Tea')
    await dialog.getByLabel('Quantity').fill('1 box')
    await dialog.getByLabel('Category').fill('Other')
    await dialog.getByLabel('Location').fill('Pantry')
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).press('Enter')
    await expect(toast(page)).toContainText('Failed to add item: Unknown error')
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Tea')
  })
})

test('thousands of items are few nodes', async ({ page, app }) => {
  for (let n = 0; n < 1_000; n += 50) {
    const items = Array.from({ length: 50 }, (_, m) => ({ name: `Jar ${n + m}` }))
    await app.post('/api/pantry/lines', { items })
  }
  await page.goto('/pantry')
  await expect(page.getByText('Jar 0', { exact: true })).toBeVisible()
  const nodes = () => page.evaluate(() => document.querySelectorAll('main *').length)
  expect(await nodes()).toBeLessThan(1_500)
  await page.getByText('Grid', { exact: true }).click()
  await expect(page.getByRole('article', { name: 'Jar 0', exact: true })).toBeVisible()
  expect(await nodes()).toBeLessThan(1_500)

  await page.getByRole('searchbox').fill('jar 999')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('article', { name: 'Jar 0', exact: true })).toBeVisible()
  // Rows are measured as they come into sight, so the end moves a little on the first way down.
  const last = page.getByRole('article', { name: 'Jar 999', exact: true })
  await expect.poll(() => isAtTheEnd(page, last)).toBe(true)
})

test('every face is well made', { tag: '@phone' }, async ({ page, app }) => {
  await page.goto('/pantry')
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()

  await app.post(
    '/api/family-member-preferences',
    familyMember({ name: 'Leo', dislikes: 'Strawberries (allergy)' }),
  )
  for (const item of [
    pantryItem(),
    pantryItem({ name: 'Carrots', category: 'Vegetable', expiryDate: '2 weeks' }),
    pantryItem({ name: 'Rice', category: 'Grain', location: 'Pantry', expiryDate: 'March' }),
    pantryItem({
      name: `A ${'very '.repeat(20)}long name`,
      location: 'Supercalifragilistic shelf',
    }),
    pantryItem({
      name: 'Strawberries',
      quantity: '2 punnets from the market',
      expiryDate: 'Best before Nov 22, or three days after opening, whatever comes first',
    }),
    pantryItem({ name: 'W'.repeat(60), quantity: 'M'.repeat(40), notes: 'n'.repeat(200) }),
  ]) {
    await app.post('/api/pantry', item)
  }
  await expect(page.getByText('Carrots')).toBeVisible()
  await expect(page.getByText("Leo can't eat it")).toHaveCount(1)
  for (const [expiry, tone] of [
    ['Soon', 'red'],
    ['2 weeks', 'orange'],
    ['March', 'neutral'],
  ]) {
    await expect(page.getByText(expiry ?? '', { exact: true }).first()).toHaveAttribute(
      'data-tone',
      tone ?? '',
    )
  }
  await expectWellMadeInBothSizes(page)

  await page.getByRole('button', { name: 'Carrots', exact: true }).click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toBeVisible()
  // A keyboard that covers half the screen comes only when somebody asks for it.
  await expect(name).not.toBeFocused()
  await expectWellMadeInBothSizes(page)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByText('Grid', { exact: true }).click()
  await expect(page.getByRole('article', { name: 'Carrots' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Strawberries' })).toContainText(
    "Leo can't eat it",
  )
  await expectWellMadeInBothSizes(page)

  await addItem(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Item' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expectWellMadeInBothSizes(page)
  await page.keyboard.press('Escape')

  await resize(page, { width: 360, height: 740 })
  const linesOf = (text: Locator) =>
    text.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getClientRects().length
    })
  await expect.poll(() => linesOf(page.getByRole('heading', { name: 'Strawberries' }))).toBe(1)
  await expectNoSidewaysScroll(page)
  await page.getByText('Grouped', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Fridge' })).toBeVisible()
  const strawberries = page.getByRole('button', { name: 'Strawberries', exact: true })
  await expect.poll(() => linesOf(strawberries), 'the name is in one piece').toBe(1)
  await expectNoSidewaysScroll(page)
})
