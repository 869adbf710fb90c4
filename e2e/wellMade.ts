import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe.ts'

type Theme = 'light' | 'dark'

/** Expects no axe violations, and no horizontal scrolling. */
export async function expectWellMade(page: Page, themes: Theme[] = ['light', 'dark']) {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await expect(page.locator('[aria-busy=true]'), 'what is still loading is dimmed').toHaveCount(0)
    expect(await findViolations(page, colorScheme), `axe, ${colorScheme}`).toEqual([])
  }
  await expectNoSidewaysScroll(page)
}

/** The same for a page that is none of the app's. */
export async function expectWellMadePage(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page, colorScheme), colorScheme).toEqual([])
  }
  await expectNoSidewaysScroll(page)
}

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, 'pixels too wide').toBe(0)
}

/** Pixels; the size that a finger hits reliably. */
const smallestTarget = 44

/**
 * Expects all controls to be large enough for a finger. If a dialog is open, only its controls
 * count; links within a sentence may be as high as their line.
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
