import type { Locator, Page } from '@playwright/test'

/** With a mouse, or on a phone with a finger. Returns the way to let go. */
export async function drag(page: Page, from: Locator, to: Locator, finger: boolean) {
  const start = await middleOf(from)
  const end = await middleOf(to)
  return finger ? byFinger(page, start, () => end) : byMouse(page, start, end)
}

type Point = { x: number; y: number }

async function byMouse(page: Page, start: Point, end: Point) {
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (const { x, y } of between(start, end)) await page.mouse.move(x, y)
  return () => page.mouse.up()
}

async function byFinger(page: Page, start: Point, end: () => Point) {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', start)
  for (const point of between(start, end())) await touch('touchMove', point)
  return async () => void (await touch('touchEnd'))
}

const between = (start: Point, end: Point) =>
  Array.from({ length: 12 }, (_, n) => ({
    x: start.x + ((end.x - start.x) * (n + 1)) / 12,
    y: start.y + ((end.y - start.y) * (n + 1)) / 12,
  }))

async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox()
  if (!box) throw new Error('Nothing to drag')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
