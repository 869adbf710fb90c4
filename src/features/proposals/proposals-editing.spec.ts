import { card, command, expectWaiting, say, test } from '#e2e/assistantFixtures.ts'
import { expect, expectToast, expectWellMade, toast } from '#e2e/fixtures.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { calls, says } from '#test/services/modelReplies.ts'
import { propose, reject } from './proposals.factory.ts'

test('two proposals of one turn: one is edited in its card, the other expanded', {
  tag: '@phone',
}, async ({ page, app, router }) => {
  await app.post('/api/pantry', pantryItem({ name: 'Rice', category: 'Grains' }))
  router.next(
    calls(
      command('ADD_PANTRY_ITEMS_TEXT', pantryItem({ name: 'Chicken', quantity: '2 lb' })),
      command(
        'ADD_SHOPPING_ITEMS_TEXT',
        shoppingItem({ name: 'Bread', quantity: '1 loaf', store: null }),
        shoppingItem({ name: 'Eggs', quantity: '12' }),
        shoppingItem({ name: 'Butter', quantity: '2 sticks' }),
      ),
    ),
    says('Chicken into the fridge, ', 'and **three** things to buy.'),
  )
  await page.goto('/ai-chat')
  await say(page, 'we bought chicken, and need bread, eggs and butter')
  await expect(page.getByText('2 pending proposals ready for review')).toBeVisible()
  await expectWaiting(page)
  await expect(page.getByText('three').and(page.locator('strong'))).toBeVisible()

  await test.step('one item', async () => {
    const chicken = card(page, 'Add Chicken')
    await chicken.getByRole('button', { name: 'Edit: Chicken' }).click()
    const editor = page.getByRole('form', { name: 'Edit 1 Item' })
    // On touch it would bring up a keyboard that nobody asked for.
    await expect(editor.getByLabel('Name')).not.toBeFocused()
    await editor.getByLabel('Quantity').fill('3 lb')
    await expect(editor.getByLabel('Category').getByRole('option')).toContainText([
      'Dairy',
      'Grains',
    ])
    await editor.getByLabel('Category').selectOption('Grains')
    await expectWellMade(page)
    await editor.getByRole('button', { name: 'Cancel' }).click()
    await expect(chicken).toContainText('2 lb')

    await chicken.getByRole('button', { name: 'Edit: Chicken' }).click()
    await expect(editor.getByLabel('Quantity')).toHaveValue('2 lb')
    await editor.getByLabel('Quantity').fill('3 lb')
    await editor.getByRole('button', { name: 'Save All' }).click()
    await expect(editor).toBeHidden()
    await expect(chicken).toContainText('3 lb')
    await chicken.getByRole('button', { name: 'Approve: Chicken' }).click()
    await expect(toast(page)).toContainText('Changes Applied')
    await expect(chicken).toBeHidden()
    // The toast lies on no card's buttons.
    const next = card(page, 'Add Bread, Eggs +1 more').getByRole('button', { name: /^Approve/ })
    await next.click({ trial: true })
  })

  await test.step('several items', async () => {
    const list = card(page, 'Add Bread, Eggs +1 more')
    await expect(list.getByRole('listitem')).toHaveText([/Bread/, /Eggs/, /Butter/])
    await list.getByRole('button', { name: /^Edit All/ }).click()
    const editor = page.getByRole('form', { name: 'Edit 3 Items' })
    await editor.getByRole('group', { name: '2. Eggs' }).getByLabel('Quantity').fill('18')
    const bread = editor.getByRole('group', { name: '1. Bread' })
    await bread.getByLabel('Priority').selectOption('high')
    await bread.getByLabel('Store').fill('Bakery')
    await editor.getByRole('button', { name: 'Save All' }).click()
    await list.getByRole('button', { name: /^Approve All/ }).click()
    await expectToast(page, 'Changes Applied')
  })

  expect((await app.get('/api/pantry')).body).toContainEqual(
    expect.objectContaining({ name: 'Chicken', quantity: '3 lb', category: 'Dairy' }),
  )
  const { body: bought } = await app.get('/api/shopping')
  expect(bought).toHaveLength(3)
  expect(bought).toContainEqual(expect.objectContaining({ name: 'Eggs', quantity: '18' }))
  expect(bought).toContainEqual(
    expect.objectContaining({ name: 'Bread', store: 'Bakery', priority: 'high' }),
  )
})

test('a proposed recipe is edited in its dialog, and what was saved is stored', async ({
  page,
  app,
}) => {
  await propose(app, 'ADD_RECIPE_TEXT', [recipe({ title: 'Lentil soup' })])
  await page.goto('/ai-chat')
  await card(page, 'Add Lentil soup').getByRole('button', { name: 'Edit: Lentil soup' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Recipe' })
  await expect(dialog.getByLabel('Ingredients')).toHaveValue(/8 chicken thighs/)
  await dialog.getByLabel('Recipe Title').fill('Red lentil soup')
  await dialog.getByLabel('Ingredients').fill('2 cups red lentils\n1 onion')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  const edited = card(page, 'Add Red lentil soup')
  await expect(edited).toContainText('Edited: approve it to apply your version.')
  expect((await app.get('/api/recipes')).body).toEqual([])
  await edited.getByRole('button', { name: 'Approve: Red lentil soup' }).click()
  await expectToast(page, 'Changes Applied')
  expect((await app.get('/api/recipes')).body).toMatchObject([
    {
      ...recipe(),
      title: 'Red lentil soup',
      ingredients: '2 cups red lentils\n1 onion',
    },
  ])
})

test('an edit is everybody’s: kept over a reload, and told when somebody decides meanwhile', async ({
  page,
  secondPage,
  app,
}) => {
  for (const name of ['Milk', 'Bread']) {
    await propose(app, 'ADD_SHOPPING_ITEMS_TEXT', [shoppingItem({ name, quantity: '1' })])
  }
  await page.goto('/ai-chat')
  await secondPage.goto('/ai-chat')
  const editor = page.getByRole('form', { name: 'Edit 1 Item' })
  const approveMilk = card(page, 'Add Milk').getByRole('button', { name: 'Approve: Milk' })

  await card(page, 'Add Milk').getByRole('button', { name: 'Edit: Milk' }).click()
  await expect(approveMilk, 'what is typed is not saved yet').toBeDisabled()
  await expect(page.getByRole('button', { name: 'All approve' })).toBeDisabled()
  await expect(editor.getByLabel('Category').getByRole('option')).toContainText(['Produce'])
  await editor.getByLabel('Item name').fill('Oat milk')
  await editor.getByLabel('Quantity').fill('3')
  await editor.getByRole('button', { name: 'Save All' }).click()
  for (const each of [page, secondPage]) {
    await expect(card(each, 'Add Oat milk')).toContainText('Edited: approve it')
    await expect(card(each, 'Add Oat milk')).toContainText('3')
  }
  await page.reload()
  await card(page, 'Add Oat milk').getByRole('button', { name: 'Approve: Oat milk' }).click()
  await expectToast(page, 'Add Oat milk (3')
  expect((await app.get('/api/shopping')).body).toMatchObject([{ name: 'Oat milk' }])

  await card(page, 'Add Bread').getByRole('button', { name: 'Edit: Bread' }).click()
  await editor.getByLabel('Quantity').fill('2 loaves')
  await card(secondPage, 'Add Bread').getByRole('button', { name: 'Reject: Bread' }).click()
  await expect(page.getByText('This was decided in another browser.')).toBeVisible()
  await expect(editor.getByLabel('Quantity'), 'what was typed can be read').toHaveValue('2 loaves')
  await expect(editor.getByRole('button', { name: 'Save All' })).toBeDisabled()
  await editor.getByRole('button', { name: 'Close' }).click()
  await expect(card(page, 'Add Bread')).toBeHidden()

  const { id } = await propose(app, 'ADD_RECIPE_TEXT', [recipe({ title: 'Lentil soup' })])
  await card(page, 'Add Lentil soup').getByRole('button', { name: 'Edit: Lentil soup' }).click()
  await reject(app, { id })
  const dialog = page.getByRole('dialog', { name: 'Edit Recipe' })
  await expect(dialog.getByText('This was decided in another browser.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
})
