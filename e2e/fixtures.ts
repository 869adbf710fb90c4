import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { Client } from '#test/client.ts'
import { type Environment, newHousehold } from '#test/household.ts'
import { HouseholdServer } from '#test/householdServer.ts'
import { phoneWindow, wideWindow } from './windows.ts'

type Options = {
  /** Environment variables for the program. */
  env: Environment
  /** Console errors that the journey causes, such as those of a cut connection. */
  expectedErrors: RegExp | undefined
  /**
   * Whether parts load when the browser is idle. Otherwise they load when they are used, so that no
   * journey depends on whether it was idle before.
   */
  loadsAhead: boolean
}

type Fixtures = {
  /** For journeys that start, stop or kill their own program. */
  household: { env: Environment }
  /** A client of the program, with a household of the journey's own. */
  app: Client
  secondPage: Page
}

export const test = base.extend<Options & Fixtures, { server: HouseholdServer }>({
  env: [{}, { option: true }],
  expectedErrors: [undefined, { option: true }],
  loadsAhead: [false, { option: true }],

  // A journey has a wide window, or a phone where it is tagged so.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  viewport: async ({}, use, { tags }) => use(isOnPhone(tags) ? phoneWindow : wideWindow),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  isMobile: async ({}, use, { tags }) => use(isOnPhone(tags)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  hasTouch: async ({}, use, { tags }) => use(isOnPhone(tags)),

  context: async ({ context, loadsAhead }, use) => {
    if (!loadsAhead) await saveData(context)
    await use(context)
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  household: async ({}, use) => {
    const { env, discard } = await newHousehold()
    await use({ env })
    await discard()
  },

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const server = await HouseholdServer.start()
      await use(server)
      await server.end()
    },
    { scope: 'worker' },
  ],

  app: async ({ env, server }, use) => {
    const url = await server.open(env)
    await use(new Client(url))
    await server.close(url)
  },

  baseURL: async ({ app }, use) => use(app.url),

  page: async ({ page, expectedErrors }, use) => {
    const errors = await watchErrors(page, expectedErrors)
    reloadWhenSettled(page)
    await use(page)
    // A request that the journey intercepts may still be running.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(errors, 'errors in the console').toEqual([])
  },

  secondPage: async ({ browser, baseURL, expectedErrors }, use) => {
    const context = await browser.newContext({ baseURL })
    await saveData(context)
    const page = await context.newPage()
    const errors = await watchErrors(page, expectedErrors)
    reloadWhenSettled(page)
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(errors, 'errors in the second console').toEqual([])
    await context.close()
  },
})

const isOnPhone = (tags: string[]) => tags.includes('@phone')

const saveData = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )

/**
 * A closed dialog removes its history entry a moment later, which would cancel a reload that has
 * just begun. No person is that fast.
 */
function reloadWhenSettled(page: Page) {
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    await page.waitForFunction(
      () => document.querySelector('[role=dialog]') !== null || !history.state?.overlays,
    )
    return reload(options)
  }
}

/** Playwright's warning in journeys without a service worker. */
const workerBlocked = /^Service Worker registration blocked/

async function watchErrors(page: Page, expected: RegExp | undefined): Promise<string[]> {
  const errors: string[] = []
  const note = (text: string) => {
    if (!expected?.test(text) && !workerBlocked.test(text)) errors.push(text)
  }
  page.on('console', (message) => {
    const { url } = message.location()
    const isOfRequest = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' || message.type() === 'warning')
      note(isOfRequest ? `${message.text()} ${url}` : message.text())
  })
  page.on('pageerror', (error) => note(error.message))
  // Chromium's console does not report every CSP violation.
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The policy forbids ${blockedURI} (${violatedDirective})`),
    )
  })
  return errors
}

export async function openSettings(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('menuitem', { name: 'Refresh Data' })).toBeVisible()
}

/** Waits until the menu stands still, since a click would otherwise scroll to its old place. */
export async function chooseItem(page: Page, name: string | RegExp, { exact = false } = {}) {
  const item = page.getByRole('menuitem', { name, exact })
  await expect(item).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('menu').filter({ has: item })).toHaveCSS('opacity', '1')
  await item.click()
}

/** The visible toast; the previous one may still be fading out. */
export const toast = (page: Page) =>
  page.locator('.mantine-Notification-root').filter({ visible: true })

/** Expects a toast and dismisses it, since on a phone it may cover the next button. */
export async function expectToast(page: Page, text: string) {
  await expect(toast(page)).toContainText(text)
  // In the page itself, because the toast may disappear at any moment.
  const dismiss = toast(page).getByRole('button', { name: 'Dismiss' })
  await dismiss.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click()
  })
}

/** Answers the question about unsaved input. */
export const discard = (page: Page) => page.getByRole('button', { name: 'Discard' }).click()

export {
  expectNoSidewaysScroll,
  expectTargets,
  expectWellMade,
  expectWellMadePage,
} from './wellMade.ts'
export { expect }
