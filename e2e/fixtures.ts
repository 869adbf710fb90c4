import { test as base, expect, type Page } from '@playwright/test'
import { Client } from '#test/client.ts'
import { type Environment, newHousehold } from '#test/household.ts'
import { HouseholdServer } from '#test/householdServer.ts'
import { findViolations } from './axe.ts'

type Options = {
  /** Variables for the program, besides a household of its own. */
  env: Environment
  /** Console errors that the journey is about, such as a connection that was cut. */
  expectedErrors: RegExp | undefined
}

type Fixtures = {
  /** For journeys that start, stop or kill a program of their own. */
  household: { env: Environment }
  /** The program with a household that no other journey has. */
  app: Client
  /** Another person's browser on the same household. */
  secondPage: Page
}

export const test = base.extend<Options & Fixtures, { server: HouseholdServer }>({
  env: [{}, { option: true }],
  expectedErrors: [undefined, { option: true }],

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
    // A request that a journey answers itself may still be on its way, and is nobody's any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(errors, 'errors in the console').toEqual([])
  },

  secondPage: async ({ browser, baseURL, expectedErrors }, use) => {
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    const errors = await watchErrors(page, expectedErrors)
    reloadWhenSettled(page)
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(errors, 'errors in the second console').toEqual([])
    await context.close()
  },
})

/**
 * A dialog that closed takes its entry of the history away a moment later, which would end a reload
 * that has just begun: no hand is that fast.
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

/** Playwright's own word, where a journey has no service worker. */
const workerBlocked = /^Service Worker registration blocked/

async function watchErrors(page: Page, expected: RegExp | undefined): Promise<string[]> {
  const errors: string[] = []
  const note = (text: string) => {
    if (!expected?.test(text) && !workerBlocked.test(text)) errors.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text())
  })
  page.on('pageerror', (error) => note(error.message))
  // Chromium's console does not tell of every breach of the page's policy; Firefox's does.
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The policy forbids ${blockedURI} (${violatedDirective})`),
    )
  })
  return errors
}

/** Nothing for axe to find, in both themes, and nothing that scrolls sideways. */
export async function expectWellMade(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    expect(await findViolations(page, colorScheme), `axe, ${colorScheme}`).toEqual([])
  }
  await expectNoSidewaysScroll(page)
}

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, 'pixels too wide').toBe(0)
}

/** In pixels: what a finger hits without looking. */
const smallestTarget = 44

/**
 * Whatever can be pressed is large enough for a finger: buttons, links, fields, and boxes with their
 * labels. In a dialog only what is in it; links within a sentence are as high as their line.
 */
export async function expectTargets(page: Page) {
  await expect.poll(() => smallTargets(page), 'too small for a finger').toEqual([])
}

const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const scope = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document
    const pressed = 'a[href], button, input, select, textarea, [role=button], [role=option]'
    return [...scope.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const boxes = [element, ...labels].map((each) => each.getBoundingClientRect())
      const width = Math.max(...boxes.map((box) => box.width))
      const height = Math.max(...boxes.map((box) => box.height))
      const { display, visibility } = getComputedStyle(element)
      const isSeen = visibility === 'visible' && width > 1 && height > 1
      const isOutside = boxes.every((box) => box.bottom <= 0 || box.right <= 0)
      const fits = width >= least - 0.5 && height >= least - 0.5
      if (!isSeen || isOutside || display === 'inline' || fits) return []
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
      return [`${element.tagName} ${name}: ${width} x ${height}`]
    })
  }, smallestTarget)

/** The menu at the foot of the sidebar; on a phone that is in the drawer. */
export async function openSettings(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('menuitem', { name: 'Refresh Data' })).toBeVisible()
}

/** Once the menu stands still: before that, a press would scroll to where it is not. */
export async function chooseItem(page: Page, name: string | RegExp, { exact = false } = {}) {
  const item = page.getByRole('menuitem', { name, exact })
  await expect(item).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('menu').filter({ has: item })).toHaveCSS('opacity', '1')
  await item.click()
}

/** The one that is shown; the one before it may still be on its way out. */
export const toast = (page: Page) =>
  page.locator('.mantine-Notification-root').filter({ visible: true })

/** What the toast says; then it goes, since on a phone it may stand over what is pressed next. */
export async function expectToast(page: Page, text: string) {
  await expect(toast(page)).toContainText(text)
  // In the page itself: on a busy machine it may be gone by then, and that is as well.
  const dismiss = toast(page).getByRole('button', { name: 'Dismiss' })
  await dismiss.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click()
  })
}

/** Whoever leaves a form in which something was typed is asked. */
export const discard = (page: Page) => page.getByRole('button', { name: 'Discard' }).click()

export { expect }
