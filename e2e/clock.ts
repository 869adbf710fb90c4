import { expect, type Page, type Request } from '@playwright/test'

/**
 * Stops the page's clock a minute from now, when running timers are over (after `clock.install`).
 */
export const holdClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)

/** Milliseconds, fewer than any request may take. */
const step = 5_000

/**
 * Lets time pass in steps, each when all requests are answered: a jump of the clock ends those on
 * their way as too slow. Made before the page that sends them is opened.
 */
export function timePasser(page: Page) {
  const underWay = new Set<Request>()
  const isOver = (request: Request) => underWay.delete(request)
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', isOver)
  page.on('requestfailed', isOver)
  return async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= step) {
      await expect.poll(() => underWay.size, 'requests under way').toBe(0)
      await page.clock.fastForward(Math.min(step, left))
    }
  }
}
