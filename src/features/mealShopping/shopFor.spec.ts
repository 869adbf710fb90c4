import type { Page } from '@playwright/test'
import { failUntilRetry } from '#e2e/failUntilRetry.ts'
import {
  expect,
  expectNoSidewaysScroll,
  expectTargets,
  expectToast,
  expectWellMade,
  test,
  toast,
} from '#e2e/fixtures.ts'
import { resize } from '#e2e/resize.ts'
import { familyMember } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { chooseFor } from '#features/menu/menuBook.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { addDays, dayName } from '#shared/days.ts'
import type { Client } from '#test/client.ts'

const sheetOf = (page: Page, name = 'Shop for these days') => page.getByRole('dialog', { name })
const openSheet = (page: Page) => page.getByRole('button', { name: 'Shop for these days' }).click()

async function plan(app: Client, title: string, ingredients: string, date: string) {
  const { body } = await app.post('/api/recipes', recipe({ title, ingredients, servings: '4' }))
  await app.post('/api/meal-events', meal({ recipeName: title, recipeId: body.id, date }))
}

const stock = (app: Client, name: string, quantity: string) =>
  app.post('/api/pantry', pantryItem({ name, quantity, expiryDate: null }))

const listed = async (app: Client) => {
  const { body } =
    await app.get<{ name: string; quantity: string | null; notes: string | null }[]>(
      '/api/shopping',
    )
  return body.map(({ name, quantity }) => `${name} ${quantity}`).sort()
}

test('from the menu to the list: looked over, corrected, added, and taken back', {
  tag: '@phone',
}, async ({ page, app }) => {
  const { today } = (await app.get('/api/household')).body
  await plan(
    app,
    'Soup',
    '3 onions, chopped\n1 lb carrots\n1 cup cream\nSalt\n2 courgettes\n2 cups feta',
    today,
  )
  await plan(app, 'Tacos', '1 onion\n1 bunch cilantro\n2 x 400g tins chopped tomatoes', today)
  await app.post('/api/meal-events', meal({ recipeName: 'Luigi’s', date: today }))
  await stock(app, 'Red onions', '1')
  await stock(app, 'Green squash', '5')
  await stock(app, 'Feta', '1 block')
  await app.post(
    '/api/shopping',
    shoppingItem({ name: 'Carrots', quantity: '½ lb', category: 'Produce' }),
  )
  await app.post('/api/shopping', shoppingItem({ name: 'Cilantro', quantity: null }))
  const before = await listed(app)
  await page.goto('/menu')
  await openSheet(page)
  const sheet = sheetOf(page)
  const amount = (name: string) => sheet.getByRole('textbox', { name: `Amount of ${name}` })
  const buy = (name: string) => sheet.getByRole('checkbox', { name: `Buy ${name}` })

  await test.step('what is missing, what may be at home, and what is, each with its why', async () => {
    await expect(
      sheet.getByText(/^From now to .* · 2 meals, not counting cooked ones$/),
    ).toBeVisible()
    await expect(sheet.getByRole('list', { name: 'To buy' }).getByRole('checkbox')).toHaveCount(5)
    await expect(
      sheet.getByRole('list', { name: 'Maybe at home' }).getByRole('checkbox'),
    ).toHaveCount(1)
    await expect(buy('Feta')).not.toBeChecked()
    await expect(sheet.getByText('You have 1 block in the Fridge')).toBeVisible()
    await expect(amount('Onions')).toHaveValue('3')
    await expect(sheet.getByText('For Soup (today) and Tacos (today): 4')).toBeVisible()
    await expect(sheet.getByText('You have 1 (Red onions) in the Fridge')).toBeVisible()
    await expect(sheet.getByText('For Soup (today): 1 lb, on the list: ½ lb')).toBeVisible()
    await expect(amount('Chopped tomatoes')).toHaveValue('2 tins (400 g)')
    await expect(sheet.getByText('No recipe, so not counted: Luigi’s (today).')).toBeVisible()
    await expect(buy('Salt')).toBeHidden()
    await sheet.getByRole('button', { name: /At home or on the list/ }).click()
    await expect(buy('Salt')).not.toBeChecked()
    await expect(buy('Cilantro')).not.toBeChecked()
    await sheet.getByRole('button', { name: 'Courgettes' }).click()
    await expect(sheet.getByText('Soup (today): 2 courgettes', { exact: true })).toBeVisible()
    await expectTargets(page)
    await expectWellMade(page)
  })

  await test.step('a wrong match is corrected, remembered, and taken back', async () => {
    await sheet
      .getByRole('button', { name: "That's something else: Red onions and onions" })
      .click()
    await expect(toast(page)).toContainText('Got it: Red onions and onions are different')
    await expect(amount('Onions')).toHaveValue('4')
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(amount('Onions')).toHaveValue('3')
    await expectToast(page, 'Undone')
    await sheet.getByRole('combobox', { name: 'We have this as…' }).fill('green')
    await page.getByRole('option', { name: 'Green squash' }).click()
    await expectToast(page, 'Got it: Green squash can count as courgettes')
    await expect(sheet.getByText('You have 5 (Green squash) in the Fridge')).toBeVisible()
    await expect(buy('Courgettes')).not.toBeChecked()
  })

  await test.step('edited, it is one change', async () => {
    await buy('Cream').uncheck()
    await buy('Salt').check()
    await amount('Onions').fill('1 bag')
    await page.keyboard.press('Escape')
    await page
      .getByRole('dialog', { name: 'Discard what you typed?' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    await expect(sheet.getByRole('button', { name: 'Add 4 items to the list' })).toBeVisible()
    await amount('Onions').press('Enter')
    await expect(toast(page)).toContainText('Added 4 items to the list')
    await expect(sheet).toBeHidden()
    const added = ['Carrots ½ lb', 'Chopped tomatoes 2 tins (400 g)', 'Onions 1 bag', 'Salt null']
    expect(await listed(app)).toEqual([...before, ...added].sort())
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Undone')
    expect(await listed(app)).toEqual(before)
  })

  await test.step('one recipe, for as many as it is cooked for', async () => {
    await page.goto('/recipes/1')
    await page.getByRole('button', { name: 'More servings' }).click()
    await page.getByRole('button', { name: 'Shop for this' }).click()
    const own = sheetOf(page, 'Shop for Soup')
    await expect(own).toContainText('Serves 5')
    await expect(own.getByRole('textbox', { name: 'Amount of Cream' })).toHaveValue('2 cartons')
    await resize(page, { width: 360, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(own).toBeHidden()
    await expect(page.getByRole('button', { name: 'Shop for this' })).toBeFocused()
  })
})

test('meals of the same week that are not on the screen are offered, and taken in by a tap', {
  tag: '@phone',
}, async ({ page, app }) => {
  const { today } = (await app.get('/api/household')).body
  await plan(app, 'Soup', '3 leeks', today)
  await plan(app, 'Stew', '2 leeks', addDays(today, 4))
  for (const name of ['Mom', 'Dad', 'Maya', 'Ben', 'Grandma', 'Grandpa', 'Aunt', 'Uncle']) {
    await app.post('/api/family-member-preferences', familyMember({ name }))
  }
  await plan(app, 'Pie', '5 apples', addDays(today, 5))
  await page.goto('/menu')
  await openSheet(page)
  const sheet = sheetOf(page)
  const leeks = sheet.getByRole('textbox', { name: 'Amount of Leeks' })
  await expect(leeks, 'twice as many eat').toHaveValue('6')
  await expect(sheet.getByText('so it counts for all: Soup (today) for 8.')).toBeVisible()
  const last = dayName(addDays(today, 5), today)
  const more = sheet.getByRole('button', { name: `2 more meals until ${last}: shop for them too` })
  await expectTargets(page)
  await more.click()
  await expect(leeks).toHaveValue('10')
  await expect(
    sheet.getByText(`From now to ${last} · 3 meals, not counting cooked ones`),
  ).toBeVisible()
  await expect(more).toBeHidden()
  await expect(sheet.getByText(`From now to ${last}`)).toBeFocused()
  await expectNoSidewaysScroll(page)
})

test.describe('when things are otherwise', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('nothing to buy, nothing planned with a recipe, and nobody who answers', {
    tag: '@phone',
  }, async ({ page, app }) => {
    const { today } = (await app.get('/api/household')).body
    await app.post('/api/meal-events', meal({ recipeName: 'Luigi’s', date: today }))
    await page.goto('/menu')
    const sheet = sheetOf(page)
    const done = sheet.getByRole('button', { name: 'Done' })
    await openSheet(page)
    await expect(sheet.getByRole('heading', { name: 'Nothing to shop for' })).toBeVisible()
    await done.click()
    await expect(sheet).toBeHidden()

    await plan(app, 'Toast', '2 slices bread\nSalt', today)
    await stock(app, 'Bread', '1 loaf')
    await failUntilRetry(page, '**/api/shopping/days/preview')
    await openSheet(page)
    await expect(sheet.getByText("We couldn't work out what you need")).toBeVisible()
    await sheet.getByRole('button', { name: 'Retry' }).click()
    await expect(sheet.getByRole('heading', { name: 'You have everything' })).toBeVisible()
    await sheet.getByRole('button', { name: /At home or on the list/ }).click()
    await expect(sheet.getByText('You have 1 loaf in the Fridge')).toBeVisible()
    await expectTargets(page)
    await expectNoSidewaysScroll(page)
    await sheet.getByRole('checkbox', { name: 'Buy Bread' }).check()
    await sheet.getByRole('button', { name: 'Add 1 item to the list' }).click()
    await expect(toast(page)).toContainText('Added 1 item to the list')
    expect(await listed(app)).toEqual(['Bread 2 slices'])

    await chooseFor(page, 'Toast', 'Delete Meal')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page)).toContainText('Meal deleted')
    await expectWellMade(page)
    await toast(page).getByRole('button', { name: 'Also take 1 thing off the list' }).click()
    await expect(toast(page)).toContainText('1 thing taken off the list')
    expect(await listed(app)).toEqual([])
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Undone')
    expect(await listed(app)).toEqual(['Bread 2 slices'])
  })
})
