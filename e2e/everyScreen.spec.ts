import { screenPaths } from '#shared/screenPaths.ts'
import { expect, expectNoSidewaysScroll, expectTargets, test } from './fixtures.ts'

test('every screen can be used with a thumb, on small windows and at twice the size', {
  tag: '@phone',
}, async ({ page, app }) => {
  await app.post('/api/sample-household')
  for (const path of [...screenPaths, '/recipes/1']) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
      await expectTargets(page)
      await expectNoSidewaysScroll(page)
      // With the letters a quarter larger, as a browser can have them.
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '20px'))
      await expectNoSidewaysScroll(page)
      const text = page.locator('main').first()
      await expect(text, 'the letters follow').toHaveCSS('font-size', '18.75px')
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
      // A desktop's 1280 x 800 at 200%.
      await page.setViewportSize({ width: 640, height: 400 })
      await expectNoSidewaysScroll(page)
    })
  }
})
