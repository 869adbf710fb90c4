import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { axeOptions } from '#test/axeOptions.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The violations on the page and in its frames. axe is loaded once into each document. */
export async function findViolations(page: Page, colorScheme: 'light' | 'dark') {
  for (const frame of page.frames()) {
    const isLoaded = await frame.evaluate(() => 'axe' in window)
    if (!isLoaded) await frame.evaluate(source)
  }
  return page.evaluate(async (chosen) => {
    // Colours in a transition between themes have too little contrast.
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(moving.map((each) => each.finished))
    // Elements behind a dialog can't be reached, and were checked before it opened.
    const dialog = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1)
    const above = document.querySelectorAll('[role=listbox], [role=menu], [role=alert]')
    const scope = dialog ? { include: [dialog, ...above] } : document
    const { violations } = await window.axe.run(scope, chosen)
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }))
  }, axeOptions[colorScheme])
}

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}
