import { htmlPage, jsonLd } from '#features/recipes/import/pages.factory.ts'
import { CalendarServer } from '#test/calendarServer.ts'
import { expect, expectToast, expectWellMade, test } from './fixtures.ts'

test.use({ env: { HOUSEHOLD_PASSCODE: 'soup is good' }, expectedErrors: /status of 401|WebSocket/ })

const stew = {
  '@type': 'Recipe',
  name: 'Grandma’s stew',
  recipeIngredient: ['1 lb beef', '2 carrots'],
  recipeInstructions: ['Brown the beef.', 'Simmer for two hours.'],
}

/** Whoever lets nobody in but members, and forbids its pages whatever can be forbidden. */
const policy = "default-src 'none'; form-action 'none'"

test('a page that only this browser sees is brought by a bookmark, looked over and saved', async ({
  page,
  context,
  app,
}) => {
  const site = await CalendarServer.start()
  const members = site.serve('/stew', (request, response) => {
    const isMember = request.headers.cookie?.includes('member=yes')
    response
      .writeHead(isMember ? 200 : 403, {
        'Content-Type': 'text/html',
        'Content-Security-Policy': policy,
        'Cross-Origin-Opener-Policy': 'same-origin',
      })
      .end(isMember ? htmlPage(jsonLd(stew), '<h1>Grandma’s stew</h1>') : 'For members')
  })
  // Another site, not only another port of this one.
  const elsewhere = new URL(members)
  elsewhere.hostname = new URL(app.url).hostname === 'localhost' ? '127.0.0.1' : 'localhost'

  await page.goto('/recipes')
  await page.getByLabel('Household passcode').fill('soup is good')
  await page.getByLabel('Household passcode').press('Enter')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const bookmark = page.getByRole('link', { name: 'Save to Food Pal' })
  await expectWellMade(page)
  await bookmark.click()
  await expectToast(page, 'Drag it to your bookmarks bar')
  const code = (await bookmark.getAttribute('href')) ?? ''

  await context.addCookies([{ name: 'member', value: 'yes', url: elsewhere.origin }])
  const other = await context.newPage()
  await other.goto(elsewhere.href)
  await expect(other.getByRole('heading')).toHaveText('Grandma’s stew')
  const opening = context.waitForEvent('page')
  await other.evaluate(decodeURIComponent(code.replace('javascript:', '')))
  const brought = await opening
  const dialog = brought.getByRole('dialog', { name: 'Import Recipe' })
  await expect(dialog.getByLabel('Title')).toHaveValue('Grandma’s stew')
  await expect(brought).toHaveURL(`${app.url}/recipes`)
  const signedIn = app.with({ Cookie: await cookieOf() })
  expect((await signedIn.get('/api/recipes')).body).toEqual([])
  await dialog.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(brought.getByRole('dialog', { name: 'Grandma’s stew' })).toBeVisible()
  const [saved] = (await signedIn.get('/api/recipes')).body
  expect(saved.notes).toContain(`From ${elsewhere.href}`)
  await site.close()

  async function cookieOf() {
    const cookies = await context.cookies(app.url)
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }
})

test('on a phone the sheet says what works there', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/recipes')
  await page.getByLabel('Household passcode').fill('soup is good')
  await page.getByLabel('Household passcode').press('Enter')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText(/Share, then Food Pal .* paste it here\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Save to Food Pal' })).toHaveCount(0)
  await expectWellMade(page)
})
