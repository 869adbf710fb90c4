import type { Page, Route } from '@playwright/test'

/**
 * Fails these requests until somebody has pressed Retry (for the nth time). A page may ask again by
 * itself as it opens: were the failure taken away before the press, the button might be gone.
 */
export async function failUntilRetry(
  page: Page,
  url: string,
  { fail = (route: Route) => route.abort(), presses = 1 } = {},
) {
  await page.addInitScript(countRetries)
  await page.evaluate(countRetries)
  await page.route(url, async (route) => {
    const pressed = await page.evaluate(() => window.retries ?? 0)
    await (pressed < presses ? fail(route) : route.fallback())
  })
}

function countRetries() {
  if (window.retries !== undefined) return
  window.retries = 0
  const count = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.textContent.includes('Retry')) window.retries = (window.retries ?? 0) + 1
  }
  addEventListener('click', count, { capture: true })
}

declare global {
  interface Window {
    retries?: number
  }
}
