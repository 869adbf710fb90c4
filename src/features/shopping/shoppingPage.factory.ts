import { expect, type Page } from '@playwright/test'

export const toBuy = (page: Page) => page.getByRole('region', { name: /^To Buy/ })
export const completed = (page: Page) => page.getByRole('region', { name: /^Completed/ })
export const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
export const edit = (page: Page, name: string) =>
  page.getByRole('button', { name: `Edit ${name}` }).click()

/** Opens the page some days from now, when what was bought may be needed again. */
export const installLaterClock = (page: Page) =>
  page.clock.install({ time: Date.now() + 4 * 24 * 60 * 60 * 1000 })

/** After the last tick nothing moves for so long. */
export const settle = (page: Page) => page.clock.fastForward(3_100)

/** While the clock is held, a page needs a moment of it to show what it did or heard. */
export const untilShown = (page: Page, seen: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.runFor(10)
      return seen()
    })
    .toBe(true)
