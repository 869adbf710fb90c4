import type { Locator, Page } from '@playwright/test'

/** Scrolls to the end, and tells whether the element is visible there. */
export async function isAtTheEnd(page: Page, last: Locator): Promise<boolean> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  return last.evaluateAll((found) =>
    found.some((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    }),
  )
}
