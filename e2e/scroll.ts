import type { Locator, Page } from '@playwright/test'

/** Scrolls to the end, and tells whether that is where it can be seen. */
export async function isAtTheEnd(page: Page, last: Locator): Promise<boolean> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  return last.evaluateAll((found) =>
    found.some((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    }),
  )
}
