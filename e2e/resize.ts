import { expect, type Page } from '@playwright/test'

/** In pixels; `media.desktop`. */
const widthWithSidebar = 768

/** Resizes an open page, and waits for what such a window shows: what is pressed before may go. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  const sidebar = page.getByRole('navigation', { name: 'Food Pal', includeHidden: true })
  await expect(sidebar).toHaveCount(size.width < widthWithSidebar ? 0 : 1)
}
