import { expect, type Page } from '@playwright/test'
import { expectWellMade } from './wellMade.ts'

/** Checks a screen in a wide window and again at a phone's size. */
export async function expectWellMadeInBothSizes(page: Page) {
  const wide = page.viewportSize()
  if (!wide) throw new Error('There is no window')
  await expectWellMade(page)
  const sidebar = page.getByRole('navigation', { name: 'Food Pal', includeHidden: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(sidebar).toHaveCount(0)
  await expectWellMade(page, ['light'])
  await page.setViewportSize(wide)
  await expect(sidebar).toHaveCount(1)
}
