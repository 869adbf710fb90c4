import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { Program } from '#test/process.ts'
import { expectWaiting, said, say } from './assistantFixtures.ts'
import { expectWellMadeInBothSizes } from './bothSizes.ts'
import { steppingClock } from './clock.ts'
import { expect, expectWellMade, test, toast } from './fixtures.ts'

test.use({ expectedErrors: /net::ERR_FAILED|CodeUnavailable/ })

test('a screen that does not arrive says so and comes with Try again', async ({ page }) => {
  await page.route('**/assets/PantryScreen-*.js', (route) => route.abort())
  await page.goto('/pantry')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectWellMadeInBothSizes(page)
  await page.unroute('**/assets/PantryScreen-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Pantry Inventory' })).toBeVisible()
})

test('files are served for good, packed, and the page allows nothing foreign', async ({
  page,
  request,
}) => {
  const answer = await page.goto('/pantry')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/)
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain('http')
  const script = await page.locator('script[src]').first().getAttribute('src')
  const file = await request.get(script ?? '', { headers: { 'Accept-Encoding': 'br' } })
  expect(file.headers()['content-encoding']).toBe('br')
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const missing = await request.get('/assets/gone.js')
  expect(missing.status()).toBe(404)
})

test.describe('parts that may be needed soon', () => {
  test.use({ loadsAhead: true })

  test('load once the browser is idle', async ({ page }) => {
    const part = page.waitForRequest('**/assets/AppDialogs-*.js')
    await page.goto('/pantry')
    await part
  })
})

test('everything is read again every two minutes', async ({ page }) => {
  await page.clock.install({ time: 0 })
  const clock = steppingClock(page)
  await page.goto('/pantry')
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()
  const again = page.waitForRequest('**/api/pantry')
  const noted = page.waitForEvent('console', (message) =>
    message.text().includes('Background refresh done'),
  )
  await clock.fastForward(120_000)
  await again
  await noted
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('a note says so before anything is changed', { tag: '@phone' }, async ({
    page,
    context,
    app,
  }) => {
    for (const name of ['Oat milk', 'Rice', 'Salt', 'Tea', 'Ham', 'Figs', 'Corn', 'Leeks'])
      await app.post('/api/pantry', pantryItem({ name }))
    // Seconds don't pass: only the browser's own word can bring the note.
    await page.clock.install()
    await page.goto('/pantry')
    await expect(page.getByText('Oat milk')).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    const note = page.getByText("Food Pal can't be reached. Trying again…")
    await context.setOffline(true)
    await expect(note).toBeVisible()
    // The page has room for it below the last row.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const rows = page.getByRole('main').getByRole('listitem')
    const bottoms = await rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().bottom),
    )
    const { y = 0 } = (await note.boundingBox()) ?? {}
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(y)
    await context.setOffline(false)
    await expect(note).toBeHidden()
  })
})

test.describe('a chat without a network', () => {
  test.use({ loadsAhead: true, expectedErrors: /ERR_INTERNET_DISCONNECTED|Background refresh/ })

  test('stays as it is: no alarm, and nothing lies on its card', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await page.clock.install()
    const clock = steppingClock(page)
    // What a toast would be drawn with is there before the network goes.
    const toasts = ['js', 'css'].map((kind) => page.waitForRequest(`**/assets/Toasts-*.${kind}`))
    await page.goto('/ai-chat')
    for (const part of toasts) await (await (await part).response())?.finished()
    await say(page, 'add 2 lb cashews to the shopping list')
    const approve = page.getByRole('button', { name: 'Approve' })
    await expect(approve).toBeVisible()
    await expectWaiting(page)
    await context.setOffline(true)
    const tried = page.waitForEvent('console', (message) =>
      message.text().includes('Background refresh failed'),
    )
    await clock.fastForward(120_000)
    await tried
    await expect(page.getByText("Food Pal can't be reached. Trying again…")).toBeVisible()
    await approve.click({ trial: true })
    await expect(said(page, 'Assistant')).toContainText('Cashews')
    // Not waited for, since an alarm goes by itself.
    expect(await toast(page).count()).toBe(0)
  })
})

test.describe('when the program goes away', () => {
  // Parts that load after the screen may be what is cut off.
  test.use({
    expectedErrors:
      /ERR_(?:CONNECTION_RE(?:FUSED|SET)|CONTENT_LENGTH_MISMATCH)|WebSocket connection|CodeUnavailable|preload assets/,
  })

  test('the list stays, and a note says so until it is back', { tag: '@phone' }, async ({
    page,
    household,
  }) => {
    const first = await Program.start(household.env)
    await first.post('/api/pantry', pantryItem({ name: 'Oat milk' }))
    await page.goto(`${first.url}/pantry`)
    await expect(page.getByText('Oat milk')).toBeVisible()
    await first.end('SIGTERM')
    const note = page.getByText("Food Pal can't be reached. Trying again…")
    await expect(note).toBeVisible()
    await expect(page.getByText('Oat milk')).toBeVisible()
    await expectWellMade(page)

    const second = await Program.start({ ...household.env, PORT: new URL(first.url).port })
    await expect(note).toBeHidden()
    await second.post('/api/pantry', pantryItem({ name: 'Rice' }))
    await expect(page.getByText('Rice')).toBeVisible()
    await second.end('SIGTERM')
  })
})
