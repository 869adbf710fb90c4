import { expect, type Locator, type Page } from '@playwright/test'

interface Way {
  from: Locator
  to: Locator
  /** Uses touch events instead of the mouse. */
  finger: boolean
  /** The element that appears once a long press has taken the card. */
  taken?: Locator
}

type Point = { x: number; y: number }

/** Drags an element, and returns a function that drops it. */
export async function drag(page: Page, { from, to, finger, taken }: Way) {
  const start = await middleOf(from)
  const steps = between(start, await middleOf(to))
  if (!finger) {
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    for (const { x, y } of steps) await page.mouse.move(x, y)
    return () => page.mouse.up()
  }
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', start)
  if (taken) await expect(taken).toBeVisible()
  for (const point of steps) await touch('touchMove', point)
  return async () => void (await touch('touchEnd'))
}

/** Returns a function that tells by how many pixels any card has left the area at most. */
export async function watchCards(area: Locator) {
  const watch = await area.evaluateHandle((element) => {
    const seen = { outside: 0 }
    const look = () => {
      const bounds = element.getBoundingClientRect()
      for (const card of element.querySelectorAll('article')) {
        const { top, right, bottom, left } = card.getBoundingClientRect()
        const beside = Math.max(bounds.left - left, right - bounds.right)
        seen.outside = Math.max(seen.outside, beside, bounds.top - top, bottom - bounds.bottom)
      }
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  return async () => Math.round(await watch.evaluate(({ outside }) => outside))
}

/** Drags to the window's corners, where the page scrolls as far as the area goes. */
export async function pullToCorners(page: Page, area: Locator) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const inView = () =>
    area.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top: top >= 0, bottom: bottom <= window.innerHeight }
    })
  expect((await inView()).bottom, 'there is more than the window shows').toBe(false)
  const corners = [
    { x: width - 2, y: height - 2, end: 'bottom' },
    { x: width - 2, y: 2, end: 'top' },
    { x: 2, y: 2, end: 'top' },
    { x: 2, y: height - 2, end: 'bottom' },
  ] as const
  for (const { x, y, end } of corners) {
    await page.mouse.move(x, y, { steps: 4 })
    await expect.poll(async () => (await inView())[end], `its ${end} is in view`).toBe(true)
    await expect(page.locator('[data-dragged]'), 'and so is what is held').toBeInViewport()
  }
}

const between = (start: Point, end: Point): Point[] =>
  Array.from({ length: 12 }, (_, n) => ({
    x: start.x + ((end.x - start.x) * (n + 1)) / 12,
    y: start.y + ((end.y - start.y) * (n + 1)) / 12,
  }))

async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox()
  if (!box) throw new Error('Nothing to drag')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
