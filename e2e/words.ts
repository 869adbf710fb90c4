import type { Page } from '@playwright/test'

/** Words that are broken over two lines; a break after a hyphen is allowed. */
export const brokenWords = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s–-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        // Text for screen readers only stands in a box of one pixel.
        const { width } = node.parentElement?.getBoundingClientRect() ?? { width: 0 }
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (width > 1 && lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
