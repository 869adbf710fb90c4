import { expect, type Page, type Request } from '@playwright/test'

/**
 * Stops the page's clock a minute from now, when running timers are over (after `clock.install`).
 */
export const holdClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)

/** Milliseconds, fewer than any request may take. */
const step = 5_000

/**
 * Moves the page's clock in steps, each when all requests are answered: a longer jump ends those on
 * their way as too slow. Made before the page that sends them is opened.
 */
export function steppingClock(page: Page) {
  const underWay = new Set<Request>()
  const isOver = (request: Request) => underWay.delete(request)
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', isOver)
  page.on('requestfailed', isOver)
  const inSteps = async (milliseconds: number, move: (by: number) => Promise<void>) => {
    for (let left = milliseconds; left > 0; left -= step) {
      await expect.poll(() => underWay.size, 'requests under way').toBe(0)
      await move(Math.min(step, left))
    }
  }
  const fastForward = (milliseconds: number) =>
    inSteps(milliseconds, (by) => page.clock.fastForward(by))
  return {
    fastForward,
    runFor: (milliseconds: number) => inSteps(milliseconds, (by) => page.clock.runFor(by)),
    /** Stops it a minute from now. */
    hold: async () => {
      await fastForward(60_000)
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + step)
    },
  }
}
