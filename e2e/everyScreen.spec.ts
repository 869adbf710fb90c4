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
      // A desktop's 1280 x 800 at 200%.
      await page.setViewportSize({ width: 640, height: 400 })
      await expectNoSidewaysScroll(page)
    })
  }
})
