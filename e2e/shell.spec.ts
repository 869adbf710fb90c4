import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { holdClock } from './clock.ts'
import { expect, expectWellMade, test } from './fixtures.ts'

// Unknown paths are answered with the page, and 404.
test.use({ expectedErrors: /status of 404/ })

const spec = [
  'Dashboard',
  'Recipe Book',
  'Pantry List',
  'Family Preferences',
  'Shopping List',
  'Menu',
  'Calendar',
]

const arrows = ['Up', 'Up', 'Down', 'Down', 'Up', 'Up', 'Down', 'Down'].map((way) => `Arrow${way}`)

test('an unknown path says so and leads back', async ({ page, app }) => {
  for (const path of ['/recipes/soup', '/somewhere']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expect(page).toHaveTitle('Page Not Found · Food Pal')
  await expectWellMade(page)
  await page.getByRole('link', { name: 'Back to Food Pal' }).click()
  await expect(page.getByRole('heading', { name: /^(Good |Hello)/ })).toBeVisible()
  await expect(page).toHaveTitle('Dashboard · Food Pal')
  // A slash at the end is no other address.
  await page.goto('/shopping/')
  await expect(page).toHaveTitle('Shopping List · Food Pal')
  await expect(page).toHaveURL(/\/shopping$/)
  await page.goto(`${app.url}//nowhere.example/`)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test.describe('on a desktop', () => {
  test('the sidebar folds to icons, its sections fold too, and it stays so', async ({ page }) => {
    await page.goto('/somewhere')
    const sidebar = page.getByRole('navigation', { name: 'Food Pal' })
    const width = async () => (await sidebar.boundingBox())?.width
    await expect.poll(width).toBe(256)
    const entries = sidebar.getByRole('list', { name: 'Food Pal' }).getByRole('link')
    const named = async () =>
      (await entries.allInnerTexts())
        .map((text) => text.trim())
        .filter((text) => spec.includes(text))
    await expect.poll(named, 'those that must be there, in their order').toEqual(spec)

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
    // By keyboard: what moves under a resting pointer does not take it away.
    await page.keyboard.press('Tab')
    await page.getByRole('link', { name: 'Menu', exact: true }).focus()
    await page.locator('body').dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true })
    await page.clock.runFor(1_000)
    await expect(page.getByRole('tooltip', { name: 'Menu' })).toBeVisible()
  })

  test('arrow keys lead to the code exporter, in time and not in a list', async ({ page, app }) => {
    await app.post('/api/pantry', pantryItem({ name: 'Rice' }))
    await page.clock.install({ time: 0 })
    await page.goto('/pantry')
    const press = async (keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await expect(page.getByText('Rice')).toBeVisible()
    // Nothing on the screen says that the keys are listened to: their code comes after it.
    await page.waitForLoadState('networkidle')
    await holdClock(page)
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
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: 'Source Code Exporter' })).toBeVisible()
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
    await expect(page.getByRole('heading', { name: /^(Good |Hello)/ })).toBeVisible()
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
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expectWellMade(page)
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

test('can be put on the home screen', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const browser = await page.context().newCDPSession(page)
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons, shortcuts, share_target } = JSON.parse(data ?? '{}')
  for (const { src, type } of icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']?.split(';')[0], src).toBe(type)
  }
  const places: string[] = [
    share_target.action,
    ...shortcuts.map(({ url }: { url: string }) => url),
  ]
  for (const place of places) {
    expect([place, (await page.request.get(place)).status()]).toEqual([place, 200])
  }
})
