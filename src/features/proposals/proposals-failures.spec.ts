import { card, proposals } from '#e2e/assistantFixtures.ts'
import { expect, expectToast, expectWellMade, test } from '#e2e/fixtures.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { pendingIn, propose, reject } from './proposals.factory.ts'

test.use({ expectedErrors: /status of 4\d\d|net::ERR_FAILED/ })

test('what somebody changed meanwhile is shown before it can be approved', async ({
  page,
  secondPage,
  app,
}) => {
  const { body: yogurt } = await app.post('/api/pantry', pantryItem())
  await propose(app, 'UPDATE_PANTRY_ITEMS_TEXT', [{ id: yogurt.id, quantity: 'empty' }])
  await page.goto('/ai-chat')
  const update = card(page, 'Update Greek yogurt')
  await expect(update.getByRole('deletion')).toHaveText('2 cups')

  await secondPage.goto('/pantry')
  await secondPage.getByRole('button', { name: 'Edit Greek yogurt' }).click()
  await secondPage.getByRole('dialog').getByLabel('Quantity').fill('5 cups')
  await secondPage.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(secondPage, 'Item updated successfully')

  await update.getByRole('button', { name: /^Approve/ }).click()
  await expectToast(page, 'Execution Failed (stale)')
  await expect(update.getByRole('deletion')).toHaveText('5 cups')
  await expect(update).toContainText('“Greek yogurt” was just changed by someone else.')
  expect((await app.get('/api/pantry')).body).toMatchObject([{ quantity: '5 cups' }])
  await expectWellMade(page)

  await update.getByRole('button', { name: /^Approve/ }).click()
  await expectToast(page, 'Changes Applied')
  expect((await app.get('/api/pantry')).body).toMatchObject([{ quantity: 'empty' }])
})

test('a name that nobody knows is said on the card, and on every other screen', async ({
  page,
  secondPage,
  app,
}) => {
  const proposal = await propose(app, 'DELETE_PANTRY_ITEMS_TEXT', ['Oat milk'])
  await page.goto('/ai-chat')
  await secondPage.goto('/ai-chat')
  const unknown = card(page, 'Delete Oat milk')
  await expect(unknown.getByRole('img', { name: 'Problem' })).toBeVisible()
  const problem = await unknown.getByRole('listitem').innerText()
  expect(problem).toContain('Oat milk')
  await expectWellMade(page)
  await expect(card(secondPage, 'Delete Oat milk')).toBeVisible()

  await unknown.getByRole('button', { name: /^Approve/ }).click()
  await expectToast(secondPage, `Proposal ${proposal.id} Failed (invalid)`)
  await expectToast(page, 'Execution Failed (invalid)')
  await expect(unknown.getByRole('listitem')).toHaveText([problem])
})

test('of several, the first failure stops the rest; what was done is done', {
  tag: '@phone',
}, async ({ page, app }) => {
  await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem({ name: 'Rice' })])
  await propose(app, 'UPDATE_PANTRY_ITEMS_TEXT', [{ id: 99, quantity: '1' }])
  await propose(app, 'DELETE_SHOPPING_ITEMS_TEXT', ['Tea'])
  await page.goto('/ai-chat')
  await page.getByRole('button', { name: 'All approve' }).click()
  await expectToast(page, '1 of 3 proposals succeeded.')
  await expect(proposals(page).getByRole('article')).toHaveCount(2)
  await expectWellMade(page)
  expect((await app.get('/api/pantry')).body).toMatchObject([{ name: 'Rice' }])

  await test.step('the connection breaks', async () => {
    await page.route('**/approve', (route) => route.abort())
    await page.getByRole('button', { name: 'All approve' }).click()
    await expectToast(page, 'Network Error (HTTP 0)')
    await page.unroute('**/approve')
  })

  await test.step('another browser decides', async () => {
    for (const each of await pendingIn(app)) await reject(app, each)
    await expect(proposals(page)).toBeHidden()
  })
})
