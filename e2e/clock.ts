import type { Page } from '@playwright/test'

/**
 * Stops the page's clock, however long the machine takes for what follows: a minute from now, so
 * that whatever was on its way is over. `page.clock.install` comes first.
 */
export const holdClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
