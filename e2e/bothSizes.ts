import type { Page } from '@playwright/test'
import { resize } from './resize.ts'
import { expectWellMade } from './wellMade.ts'
import { phoneWindow, wideWindow } from './windows.ts'

/** Checks a screen at its size, and again as a phone or a wide window shows it. */
export async function expectWellMadeInBothSizes(page: Page) {
  const first = page.viewportSize()
  if (!first) throw new Error('There is no window')
  await expectWellMade(page)
  await resize(page, first.width < wideWindow.width ? wideWindow : phoneWindow)
  await expectWellMade(page, ['light'])
  await resize(page, first)
}
