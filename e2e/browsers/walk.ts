import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Size } from './browser.ts'
import { type Boxes, pixelsTooWide, restingBoxes } from './inPage.ts'

/** Pixels; engines round the widths of words differently. */
const tolerance = 8
/** A share of the distance from the top, since line heights differ, too, and add up. */
const drift = 0.01

/** Opens a screen and returns its boxes and everything that is wrong with it. */
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

/** Boxes at another place than expected. Those at the window's edge may be missing. */
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
