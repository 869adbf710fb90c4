import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import {
  chooseItem,
  expect,
  expectToast,
  expectWellMadePage,
  openSettings,
  test,
} from '#e2e/fixtures.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'

test('a program gets a token, proposes, is named on its card, and is shut out again', async ({
  page,
  app,
  isMobile,
}) => {
  await page.goto('/pantry')
  await openSettings(page, isMobile)
  await chooseItem(page, 'Advanced Settings')
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('tab', { name: 'Connections' }).click()
  await expect(dialog.getByText('No program has a token yet.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Home Assistant')
  await expectWellMadeInBothSizes(page)
  await dialog.getByLabel('Name').press('Enter')
  const text = await dialog.getByLabel('Token of Home Assistant').getByRole('textbox').inputValue()
  expect(text).toMatch(/^fp_/)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByText(text)).toHaveCount(0)

  const program = app.with({ Authorization: `Bearer ${text}` })
  const items = [shoppingItem({ name: 'Milk' })]
  const proposed = await program.post('/api/proposals', {
    commandType: 'ADD_SHOPPING_ITEMS_TEXT',
    items,
  })
  expect(proposed.status).toBe(201)

  await dialog.getByRole('button', { name: 'Revoke Home Assistant' }).click()
  await expect(dialog.getByText('Revoke “Home Assistant”?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Revoke Home Assistant' }).click()
  await expectToast(page, 'Token revoked')
  expect((await program.get('/api/pantry')).status).toBe(401)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/ai-chat')
  await expect(page.getByText('Proposed by Home Assistant')).toBeVisible()
})

test('the page of all calls finds one, and tries it', { tag: '@phone' }, async ({ page, app }) => {
  await app.post('/api/shopping', shoppingItem({ name: 'Milk' }))
  await page.goto('/api/docs')
  await page.getByRole('searchbox', { name: 'Find a call' }).fill('shopping')
  await expect(page.getByText('/api/pantry', { exact: true }).first()).toBeHidden()
  await expectWellMadePage(page)
  const call = page.locator('details[data-method=get][data-path="/api/shopping"]')
  await call.locator('summary').press('Enter')
  await call.getByRole('button', { name: 'Try it' }).click()
  await expect(call.getByText('"name": "Milk"')).toBeVisible()
})
