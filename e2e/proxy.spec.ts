import { expect, test } from './fixtures.ts'
import { startProxy } from './proxy.ts'

const passcode = 'soup is good'

test.use({ serviceWorkers: 'allow', expectedErrors: /status of 401|WebSocket connection/ })

for (const strips of [false, true]) {
  test(`below a host, where the proxy ${strips ? 'takes off' : 'hands on'} the path`, {
    tag: strips ? '@phone' : [],
  }, async ({ page, context, server }) => {
    const proxy = await startProxy({ prefix: '/food', strips })
    const env = { PUBLIC_URL: proxy.url, HOUSEHOLD_PASSCODE: passcode }
    const direct = await server.open(env)
    proxy.leadTo(direct)

    await test.step('the page, its files and the session', async () => {
      await page.goto(`${proxy.url}/pantry`)
      await page.getByLabel('Household passcode').fill(passcode)
      const opened = page.waitForEvent('websocket')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('heading', { name: 'Pantry Inventory' })).toBeVisible()
      expect((await opened).url()).toContain(`${new URL(proxy.url).host}/food/ws`)
      expect((await context.cookies(proxy.url)).map(({ path }) => path)).toEqual(['/food'])
    })

    await test.step('calls, and the socket', async () => {
      await page.evaluate(async (url) => {
        const item = { name: 'Oats', quantity: '1 kg', category: 'Grains', location: 'Pantry' }
        await fetch(`${url}/api/pantry`, { method: 'POST', body: JSON.stringify(item) })
      }, proxy.url)
      await expect(page.getByText('Oats').first()).toBeVisible()
    })

    await test.step('links, and Back', async () => {
      await page
        .getByRole('link', { name: /^Shopping/ })
        .first()
        .click()
      await expect(page).toHaveURL(`${proxy.url}/shopping`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping List')
      await page.goBack()
      await expect(page).toHaveURL(`${proxy.url}/pantry`)
    })

    await test.step('the app for the home screen, and the feed', async () => {
      const found = await page.evaluate(async () => {
        const { scope } = await navigator.serviceWorker.ready
        const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
        const manifest = await (await fetch(link?.href ?? '')).json()
        const start = new URL(manifest.start_url, link?.href).href
        const icon = await fetch(new URL(manifest.icons[0].src, link?.href))
        return { scope, start, icon: icon.status }
      })
      expect(found).toEqual({ scope: `${proxy.url}/`, start: `${proxy.url}/`, icon: 200 })
      const feed = await page.request.get(`${proxy.url}/api/menu-feed`)
      const { url } = await feed.json()
      expect(url).toMatch(new RegExp(`^${proxy.url}/`))
      expect((await page.request.get(url)).status()).toBe(200)
    })

    await page.goto('about:blank')
    await proxy.close()
    await server.close(direct)
  })
}
