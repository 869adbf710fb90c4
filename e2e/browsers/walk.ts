import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Size } from './browser.ts'
import { type Boxes, pixelsTooWide, restingBoxes } from './inPage.ts'

/** In pixels: no two engines round the width of a word alike. */
const tolerance = 8
/** Of the way down: nor the height of a line, of which there are many above one another. */
const drift = 0.01

/** What is wrong with a screen in this browser; nothing else is. */
export async function lookAt(
  browser: Browser,
  url: string,
  size: Size,
  expected: Boxes | undefined,
  picture: string,
): Promise<{ boxes: Boxes; wrong: string[] }> {
  await browser.resize(size)
  await browser.open(url)
  const boxes = await browser.evaluate(restingBoxes)
  await mkdir(join(picture, '..'), { recursive: true })
  await writeFile(picture, await browser.picture())
  const tooWide = await browser.evaluate(pixelsTooWide)
  return {
    boxes,
    wrong: [
      ...(await browser.errors()).map((error) => `The console says: ${error}`),
      ...(tooWide > 0 ? [`It scrolls sideways by ${tooWide} px.`] : []),
      ...(expected ? moved(boxes, expected, size) : []),
    ],
  }
}

/** What stands elsewhere than expected. What is cut off by the window's edge may be out of sight. */
function moved(boxes: Boxes, expected: Boxes, { width, height }: Size): string[] {
  const isAtEdge = ([left, top]: Boxes[string]) =>
    left > width - 2 * tolerance || top > height - 2 * tolerance
  return Object.entries(expected).flatMap(([what, box]) => {
    const here = boxes[what]
    if (!here) return isAtEdge(box) ? [] : [`Missing: ${what}`]
    const isThere = box.every((pixels, side) => {
      const isVertical = side % 2 === 1
      const most = tolerance + (isVertical ? drift * pixels : 0)
      return Math.abs(pixels - (here[side] ?? 0)) <= most
    })
    return isThere ? [] : [`${what}: ${shown(here)} instead of ${shown(box)}`]
  })
}

const shown = ([left, top, right, bottom]: Boxes[string]) =>
  `${Math.round(right - left)} x ${Math.round(bottom - top)} at ${Math.round(left)}, ${Math.round(top)}`
