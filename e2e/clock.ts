import type { Page } from '@playwright/test'

/**
 * Stops the page's clock a minute from now, when running timers are over (after `clock.install`).
 */
export const holdClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
