import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { chooseItem, expect, expectWellMade, openSettings, test, toast } from './fixtures.ts'

test.use({ expectedErrors: /net::ERR_FAILED|status of (404|500)|CodeUnavailable|couldn't be/ })

const theme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme')

test('the theme follows the system until it is chosen, in every tab', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/pantry')
  const other = await context.newPage()
  await other.goto('/pantry')
  await page.bringToFront()
  await expect.poll(() => theme(page)).toBe('dark')

  const saved = page.waitForResponse('**/api/settings/theme')
  await openSettings(page, false)
  await chooseItem(page, 'Light Mode')
  expect((await (await saved).json()).value).toBe('light')
  await expect(toast(page)).toContainText('Settings updated')
  await expect(toast(page)).toContainText('Your settings have been saved successfully.')
  await expect.poll(() => theme(page)).toBe('light')
  await expect.poll(() => theme(other)).toBe('light')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light')

  // Before any of our files has run, the page already has the chosen background.
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto('/pantry', { waitUntil: 'commit' })
  await expect.poll(() => theme(page)).toBe('light')
  await page.unroute('**/assets/**')
  await page.reload()

  await openSettings(page, false)
  await chooseItem(page, 'Match system theme')
  await expect.poll(() => theme(page)).toBe('dark')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('system')
})

test('one toast at a time', async ({ page }) => {
  await page.goto('/pantry')
  for (const message of ['The disk is full.', 'Nor is there any memory.']) {
    await page.route('**/api/settings/theme', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message } }),
    )
    await openSettings(page, false)
    await chooseItem(page, /Mode$/)
    await expect(toast(page)).toContainText(message)
    await expect(toast(page)).toContainText('Error updating settings')
  }
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast(page)).toHaveCount(0)
})

test('exports arrive as files, and refreshing reads everything anew', async ({ page, app }) => {
  await app.post('/api/pantry', pantryItem({ name: 'Oat milk' }))
  const noted: string[] = []
  page.on('console', (message) => noted.push(message.text()))
  await page.goto('/pantry')
  const day = (await app.get('/api/household')).body.today

  const json = page.waitForEvent('download')
  await openSettings(page, false)
  await chooseItem(page, 'Export JSON')
  expect((await json).suggestedFilename()).toBe(`food-pal-export-${day}.json`)
  const text = await readFile(await (await json).path(), 'utf8')
  expect(text).toContain('{\n  "timestamp"')
  const exported = JSON.parse(text)
  const lists = ['recipes', 'pantry', 'familyPreferences', 'shoppingList', 'menu', 'cooked']
  expect(Object.keys(exported)).toEqual(expect.arrayContaining(['timestamp', ...lists]))
  expect(exported.pantry).toMatchObject([{ name: 'Oat milk' }])
  expect(exported.timestamp).toMatch(/^\d{4}-/)

  await page.reload()
  const markdown = page.waitForEvent('download')
  await openSettings(page, false)
  await chooseItem(page, 'Export Markdown')
  expect((await markdown).suggestedFilename()).toBe(`food-pal-export-${day}.md`)
  expect(await readFile(await (await markdown).path(), 'utf8')).toContain('- **Oat milk** (')

  await expect
    .poll(() => noted)
    .toEqual(
      expect.arrayContaining([
        `Exported food-pal-export-${day}.json`,
        `Exported food-pal-export-${day}.md`,
      ]),
    )

  await page.reload()
  const anew = page.waitForRequest(/\/api\/pantry\?t=\d{13}$/)
  await openSettings(page, false)
  const reloaded = page.waitForEvent('load')
  await chooseItem(page, 'Refresh Data')
  await anew
  await reloaded
  await expect(page.getByText('Oat milk')).toBeVisible()
})

test('what the settings menu could not do is said', async ({ page }) => {
  await page.goto('/pantry')
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  const fail = (status: number) => async (route: Route) => {
    await asked
    await route.fulfill({ status, body: '' })
  }
  await page.route('**/api/recipes{,?*}', fail(500))
  await page.route('**/api/export', fail(500))
  await page.route('**/api/export-markdown', fail(500))
  await page.route('**/api/settings/theme', fail(500))

  await openSettings(page, false)
  const refresh = page.getByRole('menuitem', { name: 'Refresh Data' })
  await refresh.click()
  await expect(refresh.locator('.mantine-Loader-root')).toBeVisible()
  answer()
  await expect(toast(page)).toContainText("Your data couldn't be refreshed")
  await expect(refresh.locator('.mantine-Loader-root')).toBeHidden()
  await page.keyboard.press('Escape')
  for (const item of ['Export Markdown', 'Export JSON']) {
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast(page)).toBeHidden()
    await openSettings(page, false)
    await chooseItem(page, item)
    await expect(toast(page)).toContainText("The export couldn't be made")
  }
  await openSettings(page, false)
  await chooseItem(page, /Mode$/)
  await expect(toast(page)).toContainText('There was an error updating your settings.')
})

test('the settings menu is well made and works by keyboard', async ({ page }) => {
  await page.goto('/somewhere')
  await openSettings(page, false)
  await expectWellMade(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused()

  await test.step('Escape also in the moment before the menu has the focus', async () => {
    await page.getByRole('button', { name: 'Settings' }).evaluate((button: HTMLElement) => {
      const menu = new MutationObserver(() => {
        if (!document.querySelector('[role=menu]')) return
        menu.disconnect()
        button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      })
      menu.observe(document.body, { childList: true, subtree: true })
      button.click()
    })
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused()
  })

  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Refresh Data' })).toBeFocused()
})
