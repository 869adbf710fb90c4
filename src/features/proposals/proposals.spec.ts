import { card, proposals } from '#e2e/assistantFixtures.ts'
import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { expect, expectToast, test, toast } from '#e2e/fixtures.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { propose } from './proposals.factory.ts'

test('one is rejected, then all the others', async ({ page, app }) => {
  for (const name of ['Milk', 'Eggs']) {
    await propose(app, 'ADD_SHOPPING_ITEMS_TEXT', [shoppingItem({ name })])
  }
  const { body: tacos } = await app.post('/api/meal-events', meal({ date: '2030-03-01' }))
  await propose(app, 'UPDATE_MENU_ITEM_TEXT', [{ id: tacos.id, time: '19:00' }])
  await page.goto('/ai-chat')
  await expect(card(page, 'Update Taco night')).toContainText('Menu · Fri, Mar 1 · Dinner')
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

test('many: three are shown, then all; updates say what changes', async ({ page, app }) => {
  const { body: yogurt } = await app.post('/api/pantry', pantryItem())
  await app.post('/api/shopping', shoppingItem({ name: 'Milk', quantity: '1 carton' }))
  for (const name of ['Rice', 'Beans', 'Flour']) {
    await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem({ name })])
  }
  await propose(app, 'UPDATE_PANTRY_ITEMS_TEXT', [
    { id: yogurt.id, quantity: '1 cup', location: 'Freezer' },
  ])
  await propose(app, 'DELETE_SHOPPING_ITEMS_TEXT', ['Milk'])
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

  await test.step('a delete and an add of the same thing', async () => {
    const grouped = card(page, 'Update Milk → Soy milk')
    await grouped.getByRole('button', { name: 'Show details' }).click()
    const told = grouped.getByRole('definition')
    await expect(told).toHaveText([/Milk.*1 carton/, /Soy milk.*1 gallon/])
    await expect(grouped.getByRole('term').filter({ hasText: /before|after/i })).toHaveText([
      'Before',
      'After',
    ])
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

  await card(page, /Soy milk/)
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

test('cards name all that they do; All approve takes what is on the screen, and is taken back', async ({
  page,
  app,
}) => {
  const spices = ['Cumin', 'Dijon mustard', 'Paprika', 'Oregano', 'Sage', 'Thyme']
  for (const name of spices) await app.post('/api/pantry', pantryItem({ name }))
  await app.post('/api/recipes', recipe({ title: 'Beef stew' }))
  await propose(app, 'DELETE_PANTRY_ITEMS_TEXT', spices)
  await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [
    pantryItem({ name: 'Salt', category: 'Spices', expiryDate: '2026-12-24', notes: 'Coarse' }),
  ])
  await propose(app, 'DELETE_RECIPE_TEXT', ['Beef stew'])
  await propose(app, 'ADD_RECIPE_TEXT', [recipe({ title: 'Apple pie', tags: ['sweet'] })])
  for (const name of ['Rice', 'Beans', 'Flour', 'Eggs']) {
    await propose(app, 'ADD_SHOPPING_ITEMS_TEXT', [shoppingItem({ name })])
  }
  await page.goto('/ai-chat')
  await expect(page.getByText('8 pending proposals ready for review')).toBeVisible()
  const all = page.getByRole('button', { name: 'All approve' })
  await expect(all).toHaveAccessibleDescription(
    'All approve and All reject take the 3 shown, 5 more wait.',
  )
  await expect(page.getByRole('link', { name: /AI Assistant/ })).toContainText('8')
  const cards = proposals(page).getByRole('article')

  await page.getByRole('button', { name: 'Show 3 more proposals' }).click()
  await page.getByRole('button', { name: 'Show 2 more proposals' }).click()
  await expect(cards).toHaveCount(8)
  await expect(card(page, `Delete ${spices.join(', ')}`)).toBeVisible()
  await expect(card(page, 'Delete Beef stew')).toBeVisible()
  const salt = card(page, 'Add Salt')
  for (const said of ['Spices', '2026-12-24', 'Coarse']) await expect(salt).toContainText(said)
  const pie = card(page, 'Add Apple pie')
  await expect(pie).toContainText('sweet')
  await expect(pie.getByText('2 lemons')).toBeHidden()
  await pie.getByText('all 3 lines').first().click()
  await expect(pie.getByText('2 lemons')).toBeVisible()
  await expectWellMadeInBothSizes(page)

  await page.getByRole('button', { name: 'Less', exact: true }).click()
  await expect(cards).toHaveCount(3)
  await expectWellMadeInBothSizes(page)
  await all.click()
  await expect(toast(page)).toContainText('3 proposals were approved.')
  await expect(page.getByText('5 pending proposals ready for review')).toBeVisible()
  await expect(cards, 'the next ones come by themselves').toHaveCount(3)
  await expect(all).toHaveAccessibleDescription(/take the 3 shown, 2 more wait/)
  const bought = async () => (await app.get('/api/shopping')).body.map(({ name }: Named) => name)
  expect(await bought()).toEqual(['Beans', 'Eggs', 'Flour'])
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Undone')
  expect(await bought()).toEqual([])
  expect((await app.get('/api/recipes')).body).toMatchObject([{ title: 'Beef stew' }])
})

test('what is replaced goes before what comes, whichever was proposed first', async ({
  page,
  app,
}) => {
  await app.post('/api/shopping', shoppingItem({ name: 'Milk', quantity: '1' }))
  const oats = await propose(app, 'ADD_SHOPPING_ITEMS_TEXT', [shoppingItem({ name: 'Oat milk' })])
  const milk = await propose(app, 'DELETE_SHOPPING_ITEMS_TEXT', ['Milk'])
  const rice = await propose(app, 'ADD_SHOPPING_ITEMS_TEXT', [shoppingItem({ name: 'Rice' })])
  const approved: number[] = []
  page.on('request', (request) => {
    const [, id] = /(\d+)\/approve$/.exec(request.url()) ?? []
    if (id) approved.push(Number(id))
  })
  await page.goto('/ai-chat')
  await expect(card(page, 'Update Milk → Oat milk')).toBeVisible()
  await page.getByRole('button', { name: 'All approve' }).click()
  await expectToast(page, '3 proposals were approved.')
  expect(approved).toEqual([milk, oats, rice].map(({ id }) => id))
})

type Named = { name: string }
