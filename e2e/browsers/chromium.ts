import { chromium } from '@playwright/test'
import { chromiumOptions } from '#test/services/chromium.ts'
import { type Browser, callOf } from './browser.ts'

export async function openChromium(): Promise<Browser> {
  const { executablePath, args } = chromiumOptions()
  // Unhinted letters have the same widths as in the other browsers.
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--font-render-hinting=none'],
  })
  const page = await browser.newPage()
  let errors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return {
    name: 'Chromium',
    open: async (url) => void (await page.goto(url)),
    evaluate: async (inPage, ...args) => JSON.parse(await page.evaluate(callOf(inPage, args))),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    picture: () => page.screenshot(),
    errors: async () => {
      const heard = errors
      errors = []
      return heard
    },
    close: () => browser.close(),
  }
}
