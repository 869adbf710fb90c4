import { card, proposals } from '#e2e/assistantFixtures.ts'
import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { expect, expectToast, test } from '#e2e/fixtures.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { propose } from './proposals.factory.ts'

test('one is rejected, then all the others', { tag: '@desktop' }, async ({ page, app }) => {
  for (const name of ['Milk', 'Eggs', 'Bread']) {
    await propose(app, 'ADD_SHOPPING_ITEMS_TEXT', [shoppingItem({ name })])
  }
  await page.goto('/ai-chat')
  await card(page, 'Add Eggs').getByRole('button', { name: 'Reject: Eggs' }).click()
  await expectToast(page, 'Changes Rejected')
  await expect(card(page, 'Add Eggs')).toBeHidden()
  await expect(page.getByText('2 pending proposals ready for review')).toBeVisible()
  await page.getByRole('button', { name: 'All reject' }).click()
  await expectToast(page, 'Changes Rejected')
  await expect(proposals(page)).toBeHidden()
  expect((await app.get('/api/shopping')).body).toEqual([])
  await page.reload()
  await expect(page.getByRole('button', { name: "We're out of milk" })).toBeVisible()
  await expect(proposals(page)).toBeHidden()
})

test('many: three are shown, then all; updates say what changes', { tag: '@desktop' }, async ({
  page,
  app,
}) => {
  const { body: yogurt } = await app.post('/api/pantry', pantryItem())
  await app.post('/api/shopping', shoppingItem({ name: 'Oat milk', quantity: '1 carton' }))
  for (const name of ['Rice', 'Beans', 'Flour']) {
    await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem({ name })])
  }
  await propose(app, 'UPDATE_PANTRY_ITEMS_TEXT', [
    { id: yogurt.id, quantity: '1 cup', location: 'Freezer' },
  ])
  await propose(app, 'DELETE_SHOPPING_ITEMS_TEXT', ['Oat milk'])
  await propose(app, 'ADD_SHOPPING_ITEMS_TEXT', [shoppingItem({ name: 'Soy milk' })])
  await page.goto('/ai-chat')
  await expect(page.getByText('6 pending proposals ready for review')).toBeVisible()
  const cards = proposals(page).getByRole('article')
  await expect(cards).toHaveCount(3)

  await test.step('an update, field by field', async () => {
    const update = card(page, 'Update Greek yogurt').getByRole('list', {
      name: 'What would change',
    })
    await expect(update.getByRole('listitem')).toHaveText([
      /quantity.*2 cups.*1 cup/,
      /location.*Fridge.*Freezer/,
    ])
    await expect(update.getByRole('deletion').first()).toHaveText('2 cups')
    await expect(update.getByRole('insertion').first()).toHaveText('1 cup')
  })

  await test.step('a delete and an add of one kind', async () => {
    const grouped = card(page, 'Update Oat milk → Soy milk')
    await grouped.getByRole('button', { name: 'Show details' }).click()
    await expect(grouped.getByRole('definition')).toHaveText([
      /Oat milk.*1 carton/,
      /Soy milk.*1 gallon/,
    ])
    await expect(grouped.getByRole('term')).toHaveText(['Before', 'After'])
    await expectWellMadeInBothSizes(page)
  })

  await test.step('more and less', async () => {
    await page.getByRole('button', { name: 'Show 2 more proposals' }).click()
    await expect(cards).toHaveCount(5)
    await page.getByRole('button', { name: 'Less', exact: true }).click()
    await expect(cards).toHaveCount(3)
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expect(cards).toHaveCount(5)
  })

  await card(page, /Oat milk/)
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expectToast(page, 'Changes Applied')
  await expect(cards).toHaveCount(4)
  expect((await app.get('/api/shopping')).body).toMatchObject([{ name: 'Soy milk' }])
  await page.getByRole('button', { name: 'All approve' }).click()
  await expectToast(page, '4 proposals were approved.')
  expect((await app.get('/api/pantry')).body).toHaveLength(4)
  expect((await app.get(`/api/pantry`)).body).toContainEqual({
    ...yogurt,
    quantity: '1 cup',
    location: 'Freezer',
    version: 2,
    updatedAt: expect.any(String),
  })
})
