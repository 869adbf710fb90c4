import { expect, test } from '#e2e/fixtures.ts'
import { brokenWords } from '#e2e/words.ts'

test('on a tablet every word of the menu stays whole', { tag: '@phone' }, async ({ page, app }) => {
  await app.post('/api/sample-household')
  await page.goto('/menu')
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const width of [320, 390, 460, 744, 820, 834, 1024]) {
    await page.setViewportSize({ width, height: 1_100 })
    await expect.poll(() => brokenWords(page), `at ${width} px`).toEqual([])
  }
})
