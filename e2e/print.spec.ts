import type { Page } from '@playwright/test'
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

test('a recipe is printed with everything on it and nothing else', { tag: '@desktop' }, async ({
  page,
  app,
}) => {
  const ingredients = Array.from({ length: 60 }, (_, n) => `${n + 1} leeks`).join('\n')
  await app.post('/api/recipes', {
    title: 'Soup',
    ingredients,
    instructions: 'Wash\nCook',
    notes: 'Salt it',
    servings: '4',
  })
  await page.goto('/recipes/1')
  await expect(page.getByRole('dialog', { name: 'Soup' })).toBeVisible()
  await print(page)
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet.getByRole('heading', { name: 'Soup' })).toBeVisible()
  await expect(sheet.getByRole('listitem')).toHaveCount(62)
  await expect(sheet).toContainText('Serves 4')
  await expect(sheet).toContainText('Salt it')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await colours(page)).toEqual(blackOnWhite)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(sheet).toHaveCount(0)
})
