import { expect, type Locator, type Page } from '@playwright/test'

interface Way {
  from: Locator
  to: Locator
  /** As on a phone, instead of a mouse. */
  finger: boolean
  /** What a resting finger has to wait for before it moves on. */
  taken?: Locator
}

type Point = { x: number; y: number }

/** Takes something along, and returns the way to let go. */
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
