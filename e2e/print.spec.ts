import type { Page } from '@playwright/test'
import { familyMember } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { addDays } from '#shared/days.ts'
import { expect, test } from './fixtures.ts'

/** As the browser does it; the picture is of the page as it is printed. */
async function print(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
}

const colours = (page: Page) =>
  page.locator('[data-print-sheet]').evaluate((sheet) => ({
    text: getComputedStyle(sheet).color,
    page: getComputedStyle(document.body).backgroundColor,
  }))

const blackOnWhite = { text: 'rgb(0, 0, 0)', page: 'rgb(255, 255, 255)' }

test('a recipe is printed with everything on it and nothing else', async ({ page, app }) => {
  const ingredients = Array.from({ length: 60 }, (_, n) => `${n + 1} leeks`).join('\n')
  await app.post('/api/recipes', {
    title: 'Soup',
    ingredients,
    instructions: 'Wash\nCook',
    notes: 'Salt it',
    servings: '4',
    nutrition: [{ name: 'Calories', amount: '90 kcal' }],
  })
  await page.goto('/recipes/1')
  await expect(page.getByRole('dialog', { name: 'Soup' })).toBeVisible()
  await print(page)
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet.getByRole('heading', { name: 'Soup' })).toBeVisible()
  await expect(sheet.getByRole('listitem')).toHaveCount(62)
  await expect(sheet).toContainText('Serves 4')
  await expect(sheet).toContainText('Salt it')
  await expect(sheet.getByRole('region', { name: 'Per serving' })).toContainText('90 kcal')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await colours(page)).toEqual(blackOnWhite)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(sheet).toHaveCount(0)
})

test('the shopping list is printed whole, however long', async ({ page, app }) => {
  const items = Array.from({ length: 120 }, (_, n) => ({
    ...shoppingItem({ name: `Jar ${n}`, store: n % 2 ? 'Costco' : null }),
  }))
  for (let n = 0; n < items.length; n += 40) {
    await app.post('/api/shopping/lines', { items: items.slice(n, n + 40) })
  }
  await app.post('/api/shopping', shoppingItem({ name: 'Bought', isCompleted: true }))
  await page.goto('/shopping')
  // Printing may begin before the sheet is there.
  await print(page)
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet.getByRole('listitem')).toHaveCount(120)
  await expect(sheet.getByRole('heading')).toHaveText([
    'Shopping List',
    'Costco',
    'No Store Specified',
  ])
  await expect(sheet).not.toContainText('Bought')
  expect(await colours(page)).toEqual(blackOnWhite)
})

test('the week is printed as a table, however few of its days are on the screen', {
  tag: '@phone',
}, async ({ page, app }) => {
  const { today } = (await app.get<{ today: string }>('/api/household')).body
  const mom = familyMember({ name: 'Mom', dislikes: 'Shellfish (allergy)' })
  await app.post('/api/family-member-preferences', mom)
  const soup = { recipeName: 'Shrimp soup', time: '18:00', attendees: ['Mom'] }
  const planned = meal({ ...soup, date: today })
  await app.post('/api/meal-events', planned)
  await app.post('/api/meal-events', meal({ recipeName: 'Stew', date: addDays(today, 6) }))
  await page.goto('/menu')
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await print(page)
  // As wide as paper, which a phone is not.
  await page.setViewportSize({ width: 816, height: 1056 })
  const rows = page.locator('[data-print-sheet]').getByRole('row')
  await expect(rows).toHaveCount(8)
  await expect(rows.first()).toHaveText('DayDinner')
  await expect(rows.nth(1)).toContainText("Shrimp soup6:00 PM, Mom Mom can't eat shellfish")
  await expect(rows.last()).toContainText('Stew')
  expect(await colours(page)).toEqual(blackOnWhite)
})
