import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { pantryItem } from '../test/factories.ts'
import { expect, expectWellMade, openSettings, test, toast } from './fixtures.ts'

test.use({ expectedErrors: /net::ERR_FAILED|status of 500|CodeUnavailable|couldn't be/ })

const arrows = ['Up', 'Up', 'Down', 'Down', 'Up', 'Up', 'Down', 'Down'].map((way) => `Arrow${way}`)

const theme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme')

test('an unknown path says so and leads back', async ({ page }) => {
  for (const path of ['/recipes/1', '/somewhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expect(page).toHaveTitle('Page Not Found · Food Pal')
  await expectWellMade(page)
  await page.getByRole('link', { name: 'Back to Food Pal' }).click()
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
  await expect(page).toHaveTitle('Dashboard · Food Pal')
})

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('the sidebar folds to icons, its sections fold too, and it stays so', async ({ page }) => {
    await page.goto('/somewhere')
    const sidebar = page.getByRole('navigation', { name: 'Food Pal' })
    const width = async () => (await sidebar.boundingBox())?.width
    await expect.poll(width).toBe(256)
    await expectWellMade(page)
    await expect(sidebar.getByRole('list', { name: 'Food Pal' }).getByRole('link')).toHaveText([
      'Dashboard',
      'Recipe Book',
      'Pantry List',
      'Family Preferences',
      'Shopping List',
      'Menu',
      'Calendar',
    ])

    await page.getByRole('button', { name: 'Food Pal', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Pantry List' })).toBeHidden()
    await page.getByRole('button', { name: 'Food Pal', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Phone Mode' })).toBeHidden()
    await page.getByRole('button', { name: 'Admin Tools' }).click()
    await expect(page.getByRole('button', { name: 'Phone Mode' })).toBeVisible()

    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect.poll(width).toBe(64)
    await expect(page.getByRole('button', { name: 'Admin Tools' })).toBeHidden()
    await page.reload()
    await expect.poll(width).toBe(64)
    await expectWellMade(page)
    await page.getByRole('link', { name: 'Pantry List' }).click()
    await expect(page.getByRole('link', { name: 'Pantry List' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page).toHaveTitle('Pantry List · Food Pal')
  })

  test('tooltips take their time', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('food-pal-sidebar-collapsed', 'true'))
    await page.clock.install({ time: 0 })
    await page.goto('/somewhere')
    await expect(page.getByRole('link', { name: 'Pantry List' })).toBeVisible()
    await page.clock.pauseAt(60_000)
    await page.getByRole('link', { name: 'Pantry List' }).hover()
    await page.clock.runFor(600)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.clock.resume()
    await expect(page.getByRole('tooltip', { name: 'Pantry List' })).toBeVisible()
    // The next one does not take its time again.
    await page.clock.pauseAt(120_000)
    await page.getByRole('link', { name: 'Recipe Book' }).hover()
    await page.clock.runFor(600)
    await expect(page.getByRole('tooltip', { name: 'Recipe Book' })).toBeVisible()
  })

  test('arrow keys lead to the code exporter, in time and not in a list', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.goto('/pantry')
    const press = async (keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await page.getByRole('combobox', { name: 'Filter by location' }).focus()
    await press(arrows)
    await expect(page).toHaveURL(/\/pantry$/)
    await press(['Escape'])

    await page.getByRole('searchbox').focus()
    await press(arrows.slice(0, 7))
    await page.clock.runFor(2_100)
    await press(arrows.slice(7))
    await expect(page).toHaveURL(/\/pantry$/)

    await press(arrows)
    await expect(page).toHaveURL(/\/code-exporter$/)
  })

  test('phone mode frames the app at phone width and goes with it', async ({ page }) => {
    await page.goto('/somewhere')
    await page.getByRole('button', { name: 'Admin Tools' }).click()
    await page.getByRole('button', { name: 'Phone Mode' }).click()
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(frame.getByText('Phone', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('food-pal-phone-mode'))).toBe('true')
    expect(await frame.locator('html').evaluate((html) => html.clientWidth)).toBe(390)
    await expectWellMade(page)

    await frame.getByRole('link', { name: 'Back to Food Pal' }).click()
    await frame.getByRole('button', { name: 'Open menu' }).click()
    await expect(frame.getByRole('button', { name: /Phone Mode.*ON/ })).toBeVisible()
    await frame.getByRole('button', { name: /Phone Mode/ }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page).toHaveURL(/:\d+\/$/)

    await page.getByRole('button', { name: /Phone Mode/ }).click()
    await page.getByRole('button', { name: 'Turn off Phone Mode' }).click()
    await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('food-pal-phone-mode'))).toBe('false')
  })

  test('the first tab leads past the sidebar', async ({ page }) => {
    await page.goto('/somewhere')
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Back to Food Pal' })).toBeFocused()
  })
})

test('on a phone a drawer opens and closes in every way', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/somewhere')
  const burger = page.getByRole('button', { name: 'Open menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(page.getByRole('banner').getByText('Food Pal')).toBeVisible()
  await burger.click()
  await expect(drawer).toBeVisible()
  await expectWellMade(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(burger).toBeFocused()

  await burger.click()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(drawer).toBeHidden()
  await burger.click()
  await expect(drawer).toBeVisible()
  await page.touchscreen.tap(375, 500)
  await expect(drawer).toBeHidden()
  await burger.click()
  await page.getByRole('link', { name: 'Pantry List' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Pantry Inventory' })).toBeVisible()
})

test('the theme follows the system until it is chosen, in every tab', { tag: '@desktop' }, async ({
  page,
  context,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/pantry')
  const other = await context.newPage()
  await other.goto('/pantry')
  await page.bringToFront()
  await expect.poll(() => theme(page)).toBe('dark')

  const saved = page.waitForResponse('**/api/settings/theme')
  await openSettings(page, isMobile)
  await page.getByRole('menuitem', { name: 'Light Mode' }).click()
  expect((await (await saved).json()).value).toBe('light')
  await expect(toast(page)).toContainText('Settings updated')
  await expect(toast(page)).toContainText('Your settings have been saved successfully.')
  await expect.poll(() => theme(page)).toBe('light')
  await expect.poll(() => theme(other)).toBe('light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')

  // Before any of our files has run, the page already has the chosen background.
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto('/pantry', { waitUntil: 'commit' })
  await expect.poll(() => theme(page)).toBe('light')
  await page.unroute('**/assets/**')
  await page.reload()

  await openSettings(page, isMobile)
  await page.getByRole('menuitem', { name: 'Match system theme' }).click()
  await expect.poll(() => theme(page)).toBe('dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system')
})

test('one toast at a time', { tag: '@desktop' }, async ({ page, isMobile }) => {
  await page.goto('/pantry')
  await page.route('**/api/settings/theme', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'The disk is full.' } }),
  )
  for (const name of [/Mode$/, /Mode$/]) {
    await openSettings(page, isMobile)
    await page.getByRole('menuitem', { name }).click()
    await expect(toast(page)).toContainText('Error updating settings')
    await expect(toast(page)).toContainText('The disk is full.')
    if (isMobile) await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast(page)).toHaveCount(0)
})

test('exports arrive as files, and refreshing reads everything anew', { tag: '@desktop' }, async ({
  page,
  app,
  isMobile,
}) => {
  await app.post('/api/pantry', pantryItem({ name: 'Oat milk' }))
  const noted: string[] = []
  page.on('console', (message) => noted.push(message.text()))
  await page.goto('/pantry')
  const day = (await app.get('/api/household')).body.today

  const json = page.waitForEvent('download')
  await openSettings(page, isMobile)
  await page.getByRole('menuitem', { name: 'Export JSON' }).click()
  expect((await json).suggestedFilename()).toBe(`food-pal-export-${day}.json`)
  const text = await readFile(await (await json).path(), 'utf8')
  expect(text).toContain('{\n  "timestamp"')
  const exported = JSON.parse(text)
  expect(Object.keys(exported)).toEqual([
    'timestamp',
    'recipes',
    'pantry',
    'familyPreferences',
    'shoppingList',
  ])
  expect(exported.pantry).toMatchObject([{ name: 'Oat milk' }])
  expect(exported.timestamp).toMatch(/^\d{4}-/)

  await page.reload()
  const markdown = page.waitForEvent('download')
  await openSettings(page, isMobile)
  await page.getByRole('menuitem', { name: 'Export Markdown' }).click()
  expect((await markdown).suggestedFilename()).toBe(`food-pal-export-${day}.md`)
  expect(await readFile(await (await markdown).path(), 'utf8')).toContain('- **Oat milk** (')

  expect(noted).toEqual(
    expect.arrayContaining([
      `Exported food-pal-export-${day}.json`,
      `Exported food-pal-export-${day}.md`,
    ]),
  )

  await page.reload()
  const anew = page.waitForRequest(/\/api\/pantry\?t=\d{13}$/)
  await openSettings(page, isMobile)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: 'Refresh Data' }).click()
  await anew
  await reloaded
  await expect(page.getByText('Oat milk')).toBeVisible()
})

test('what the settings menu could not do is said', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/pantry')
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  const fail = (status: number) => async (route: Route) => {
    await asked
    await route.fulfill({ status, body: '' })
  }
  await page.route('**/api/recipes{,?*}', fail(500))
  await page.route('**/api/export-markdown', fail(500))
  await page.route('**/api/settings/theme', fail(500))

  await openSettings(page, isMobile)
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
    await openSettings(page, isMobile)
    await page.getByRole('menuitem', { name: item }).click()
    await expect(toast(page)).toContainText("The export couldn't be made")
  }
  await openSettings(page, isMobile)
  await page.getByRole('menuitem', { name: /Mode$/ }).click()
  await expect(toast(page)).toContainText('There was an error updating your settings.')
})

test('the settings menu is well made and works by keyboard', async ({ page, isMobile }) => {
  await page.goto('/somewhere')
  await openSettings(page, isMobile)
  await expectWellMade(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Refresh Data' })).toBeFocused()
})
