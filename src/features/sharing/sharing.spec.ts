import type { Page } from '@playwright/test'
import { expect, expectWellMade, expectWellMadePage, test, toast } from '#e2e/fixtures.ts'
import { chooseMore, plan } from '#features/menu/menuBook.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'

// What has ended is answered with 404, which browsers put into their console, as no reception.
test.use({ expectedErrors: /status of 404|net::ERR_INTERNET_DISCONNECTED/ })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send a link' })

/** In the open dialog. */
async function makeLink(page: Page): Promise<string> {
  await dialog(page).getByRole('button', { name: 'Make the link' }).click()
  const field = dialog(page).getByRole('textbox', { name: 'The link' })
  await expect(field).toHaveValue(/\/s\/[\w-]{32}$/)
  return field.inputValue()
}

test('the shopping list goes to a guest, who ticks it off until the link is revoked', {
  tag: '@phone',
}, async ({ page, app, secondPage: guest }) => {
  for (const name of ['Milk', 'Bread']) await app.post('/api/shopping', shoppingItem({ name }))
  await page.goto('/shopping')
  await page.getByRole('button', { name: 'Send a link' }).click()
  await expect(dialog(page).getByText('Nothing is shared right now.')).toBeVisible()
  await expect(dialog(page).getByRole('radio', { name: 'A week' })).toBeChecked()
  await expectWellMade(page)
  const address = await makeLink(page)
  await expect(dialog(page).getByRole('listitem')).toContainText(/Shopping List.*with ticks/)
  await expectWellMade(page)

  await guest.setViewportSize({ width: 360, height: 700 })
  await guest.clock.install()
  await guest.goto(address)
  await expect(guest.getByRole('heading', { name: 'Shopping List' })).toBeVisible()
  const milk = guest.getByRole('checkbox', { name: /^Milk/ })
  await milk.click()
  await expect(milk).toBeChecked()
  await expect(guest.getByRole('checkbox', { name: /^Bread/ })).not.toBeChecked()
  await expectWellMadePage(guest)
  const bought = async () =>
    (await app.get('/api/shopping')).body.filter(
      (item: { isCompleted: boolean }) => item.isCompleted,
    )
  expect(await bought()).toMatchObject([{ name: 'Milk' }])

  await app.post('/api/shopping', shoppingItem({ name: 'Matches' }))
  await guest.getByRole('link', { name: 'Refresh' }).click()
  await expect(guest.getByRole('checkbox', { name: /^Matches/ })).toBeVisible()

  await guest.getByRole('checkbox', { name: /^Matches/ }).focus()
  const { id } = (await app.post('/api/shopping', shoppingItem({ name: 'Candles' }))).body
  await guest.clock.runFor(30_000)
  const candles = guest.getByRole('checkbox', { name: /^Candles/ })
  await expect(candles, 'by itself').toBeVisible()
  await expect(guest.getByRole('checkbox', { name: /^Matches/ })).toBeFocused()
  await guest.context().setOffline(true)
  const lost = guest.waitForEvent('requestfailed')
  await guest.clock.runFor(30_000)
  await lost
  await expect(candles, 'without reception the list stays').toBeVisible()
  await guest.context().setOffline(false)
  await app.put(`/api/shopping/${id}`, { isCompleted: true })
  await guest.clock.runFor(30_000)
  await expect(candles, 'bought at home').toBeChecked()

  await dialog(page).getByRole('button', { name: 'Revoke the link to Shopping List' }).click()
  await expect(toast(page)).toContainText('Link revoked')
  await expect(dialog(page).getByText('Nothing is shared right now.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Make the link' })).toBeVisible()
  await milk.click()
  await expect(guest.getByText('This link has ended.')).toBeVisible()
  await guest.goto(address)
  await expect(guest.getByText('This link has ended.')).toBeVisible()
  await expectWellMadePage(guest)
  expect(await bought(), 'nothing was unticked').toHaveLength(2)
})

test('a recipe and days of the menu go to a guest', { tag: '@phone' }, async ({
  page,
  app,
  secondPage: guest,
}) => {
  await app.post('/api/recipes', recipe())
  await plan(app)
  await page.goto('/recipes')
  await page.getByText('Lemon chicken traybake').click()
  await page.getByRole('button', { name: 'Send a link' }).click()
  await dialog(page).getByText('A month', { exact: true }).click()
  await guest.goto(await makeLink(page))
  await expect(guest.getByRole('heading', { name: 'Lemon chicken traybake' })).toBeVisible()
  await expect(guest.getByRole('listitem').filter({ hasText: '8 chicken thighs' })).toBeVisible()
  await expectWellMadePage(guest)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Lemon chicken traybake' })).toBeVisible()

  await page.goto('/menu')
  await chooseMore(page, 'Send a link')
  await guest.goto(await makeLink(page))
  await expect(guest.getByRole('heading', { name: /^Menu, / })).toBeVisible()
  await expect(guest.getByText('Taco night')).toBeVisible()
  await expectWellMadePage(guest)
})

test('from a desk, in the recipe itself', async ({ page, app }) => {
  await app.post('/api/recipes', recipe())
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/recipes/1')
  await page.getByRole('button', { name: 'Send a link' }).click()
  const address = await makeLink(page)
  await expect(toast(page)).toContainText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send a link' })).toBeFocused()
})
