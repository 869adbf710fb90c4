import {
  chooseItem,
  expect,
  expectTargets,
  expectToast,
  expectWellMade,
  test,
  toast,
} from '#e2e/fixtures.ts'
import { familyMember } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { dayIn } from '#shared/time.ts'
import { noonZone } from '#test/household.ts'

test('we cooked it: used, left over, liked; noted on the menu, and undone', {
  tag: '@phone',
}, async ({ page, app }) => {
  const ingredients = '1 lb carrots\n2 onions\n8 chicken thighs\n1 tsp saffron'
  const instructions = 'Let the dumplings rest for 2 hours.'
  await app.post('/api/recipes', recipe({ title: 'Soup', ingredients, instructions }))
  await app.post('/api/family-member-preferences', familyMember({ name: 'Maya' }))
  const planned = meal({ recipeName: 'Soup', recipeId: 1, date: dayIn(noonZone) })
  await app.post('/api/meal-events', planned)
  await app.post('/api/pantry', pantryItem({ name: 'Carrots', quantity: '3 lb' }))
  await app.post('/api/pantry', pantryItem({ name: 'Onions', quantity: '2' }))
  await app.post('/api/pantry', pantryItem({ name: 'Chicken thighs', quantity: '2 lb' }))
  const pantry = async () =>
    (await app.get<{ name: string; quantity: string }[]>('/api/pantry')).body
      .map(({ name, quantity }) => `${name}: ${quantity}`)
      .toSorted()
  const before = await pantry()

  await page.goto('/recipes/1')
  await page.getByRole('button', { name: 'We cooked it' }).click()
  const sheet = page.getByRole('dialog', { name: 'We cooked Soup' })
  await expect(sheet.getByRole('switch', { name: "Today's dinner?" })).toBeChecked()
  await sheet.getByRole('button', { name: 'Carrots is all gone' }).click()
  await expect(sheet.getByLabel('What is left of Carrots')).toHaveValue('')
  await page.goBack()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(sheet).toBeHidden()

  await page.goto('/menu')
  const firstShown = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new MutationObserver(() => {
          const items = [...document.querySelectorAll('[role=menuitem]')]
          if (items.length > 0) resolve(items.map((item) => item.textContent))
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('button', { name: 'Actions for Soup' }).click()
  // An item that comes later pushes the others down, under a thumb that is on its way.
  expect(await firstShown).toEqual([
    'View Recipe',
    'We cooked it',
    'Another dish',
    'Move to another day',
    'Edit Meal',
    'Delete Meal',
  ])
  await chooseItem(page, 'We cooked it')
  await expect(sheet.getByLabel('What is left of Carrots')).toHaveValue('2 lb')
  await expect(sheet.getByLabel('What is left of Onions')).toHaveValue('')
  const thighs = sheet.getByLabel('What is left of Chicken thighs')
  await expect(thighs, 'nobody knows how many thighs 2 lb are').toHaveValue('')
  await expect(sheet.getByText('Empty keeps 2 lb')).toBeVisible()
  await sheet.getByRole('button', { name: 'Chicken thighs is all gone' }).click()
  await expect(sheet.getByText('Empty keeps 2 lb')).toBeHidden()
  await thighs.fill('1 lb')
  await thighs.fill('')
  await expect(sheet.getByText('Empty keeps 2 lb')).toBeVisible()
  await expect(sheet.getByText('Not in your pantry: 1 tsp saffron')).toBeVisible()
  await sheet.getByRole('switch', { name: 'There are leftovers' }).check()
  await sheet.getByRole('textbox', { name: 'How much' }).fill('3 bowls')
  await sheet.getByRole('radio', { name: 'Maya: 4 of 5 stars' }).check()
  await expectTargets(page)
  await expectWellMade(page)
  await sheet.getByRole('button', { name: 'Save' }).click()

  await expect(toast(page)).toContainText('Soup: marked as cooked')
  const card = page.getByRole('article').filter({ hasText: 'Soup' })
  await expect(card).toContainText('Cooked · ★ 4')
  await expect(page.getByRole('list', { name: 'To prepare' })).toContainText(/Soup by .* Cooked/)
  expect(await pantry()).toEqual([
    'Carrots: 2 lb',
    'Chicken thighs: 2 lb',
    'Soup (leftovers): 3 bowls',
  ])
  expect((await app.get('/api/shopping')).body).toMatchObject([{ name: 'Onions' }])

  const takenBack = page.waitForResponse('**/api/changes/*/undo')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Undone')
  await expect(card).not.toContainText('Cooked')
  expect(await pantry()).toEqual(before)
  expect((await app.get('/api/shopping')).body).toEqual([])

  const undo = await (await takenBack).headerValue('X-Change-Id')
  await app.post(`/api/changes/${undo}/undo`)
  await app.put('/api/recipes/1', { ingredients: 'Nothing' })
  await expect(card).toContainText('Cooked')
  await page.getByRole('button', { name: 'Actions for Soup' }).click()
  await chooseItem(page, 'How we cooked it')
  const cooked = page.getByRole('dialog', { name: 'How we cooked it' })
  await expect(cooked.getByText('1 tsp saffron')).toBeVisible()
  await expectWellMade(page)
  await page.goBack()
  await expect(cooked).toBeHidden()

  await page.goto('/recipes/1')
  await page.getByRole('button', { name: 'We cooked it' }).click()
  await expect(sheet).toContainText('Soup is already marked as cooked.')
  await expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled()
  await sheet.getByRole('button', { name: 'Cook it again' }).click()
  await expect(sheet.getByRole('switch', { name: 'There are leftovers' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('we cooked it, said to the assistant: the card tells all of it, is corrected, done and undone', async ({
  page,
  app,
}) => {
  const ingredients = '1 lb carrots\n2 onions'
  await app.post('/api/recipes', recipe({ title: 'Soup', ingredients }))
  await app.post('/api/pantry', pantryItem({ name: 'Carrots', quantity: '3 lb' }))
  await app.post('/api/pantry', pantryItem({ name: 'Onions', quantity: '2' }))
  const names = async (path: string) =>
    (await app.get<{ name: string; quantity: string | null }[]>(path)).body
      .map(({ name, quantity }) => [name, quantity].filter(Boolean).join(': '))
      .toSorted()

  await page.goto('/ai-chat')
  const box = page.getByRole('textbox', { name: /message/i })
  await box.fill('We cooked the soup and there are 2 bowls left')
  await box.press('Enter')
  const card = page.getByRole('article', { name: 'Cooked Soup' })
  await expect(card).toContainText('Today')
  const changes = card.getByRole('list', { name: 'What would change' })
  await expect(changes.getByRole('listitem')).toHaveText([
    /^Carrots.*3 lb2 lb$/,
    /^Onions.*2used up$/,
    /^In the pantry.*Soup \(leftovers\)/,
    /^On the shopping list.*Onions/,
  ])

  await card.getByRole('button', { name: 'Edit: Soup' }).click()
  const editor = page.getByRole('form', { name: 'Edit 1 Item' })
  await editor.getByLabel("What's left").fill('Carrots: 1 lb\nOnions: none')
  await editor.getByLabel('Servings').fill('6')
  await expectWellMade(page)
  await editor.getByRole('button', { name: 'Save All' }).click()
  await card.getByRole('button', { name: 'Approve: Soup' }).click()
  await expect(toast(page)).toContainText('Changes Applied')
  expect(await names('/api/pantry')).toEqual(['Carrots: 1 lb', 'Soup (leftovers): 2 bowls'])
  expect(await names('/api/shopping')).toEqual(['Onions'])
  expect((await app.get('/api/cookings')).body).toMatchObject([{ title: 'Soup', servings: 6 }])

  await app.post('/api/undo')
  expect(await names('/api/pantry')).toEqual(['Carrots: 3 lb', 'Onions: 2'])
  expect((await app.get('/api/cookings')).body).toEqual([])
})
