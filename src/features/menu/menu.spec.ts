import { discard, expect, expectToast, test, toast } from '#e2e/fixtures.ts'
import { familyMember, familyRule } from '#features/family/family.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import {
  chooseFor,
  dayFromToday,
  mealCard,
  mealsAt,
  plan,
  storedMeals,
} from './menuBook.factory.ts'

test('add from the recipe book and by hand, edit, delete; a second browser sees it', async ({
  page,
  secondPage,
  app,
}) => {
  await app.post('/api/recipes', recipe({ title: 'Lentil soup' }))
  await app.post('/api/recipes', recipe({ title: 'Tacos' }))
  // As the family stands in its list: Dad first.
  for (const name of ['Dad', 'Mom', 'Maya']) {
    const guest = name === 'Maya' && { isActive: false, dislikes: 'Lentils (allergy)' }
    await app.post('/api/family-member-preferences', familyMember({ name, ...guest }))
  }
  const today = await dayFromToday(app)
  await secondPage.goto('/menu')
  await expect(secondPage.getByText('No meals planned for this period yet.')).toBeVisible()
  await page.goto('/menu')
  await expect(page.getByRole('heading', { name: 'Menu', level: 1 })).toBeVisible()

  await test.step('an empty form says what is missing', async () => {
    await page.getByRole('button', { name: 'Add Meal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Meal' })
    await dialog.getByLabel('Date').fill('')
    await dialog.getByLabel('Time').fill('')
    await dialog.getByRole('button', { name: 'Add Meal' }).click()
    for (const text of ['Date', 'Time', 'Recipe name']) {
      await expect(dialog.getByText(`${text} is required`)).toBeVisible()
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await discard(page)
    await expect(dialog).toBeHidden()
  })

  await test.step('from the recipe book', async () => {
    const reread = page.waitForResponse('**/api/household')
    await app.post('/api/whole-family-preferences', familyRule({ value: '6:15 PM' }))
    await reread
    await page.getByRole('button', { name: 'Add Meal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Meal' })
    await expect(dialog.getByLabel('Date')).toHaveValue(today)
    await expect(dialog.getByLabel('Time')).toHaveValue('18:15')
    await expect(dialog.getByRole('combobox', { name: 'Meal Type' })).toHaveValue('Dinner')
    await dialog.getByRole('checkbox', { name: 'Maya (guest)' }).check()
    await dialog.getByText("1 more dish has something that Maya can't eat").click()
    await expect(dialog.getByRole('list', { name: 'Left out' })).toContainText(
      /Lentil soup.*Maya can't eat lentils/,
    )
    for (const name of ['Maya (guest)', 'Mom', 'Dad']) {
      await dialog.getByRole('checkbox', { name }).uncheck()
    }
    await expect(dialog.getByText('something that')).toBeHidden()
    const picker = dialog.getByRole('combobox', { name: 'Recipe', exact: true })
    await picker.fill('caviar')
    await expect(page.getByText('No recipes found.')).toBeVisible()
    await picker.fill('lent')
    await page.getByRole('option', { name: 'Lentil soup' }).click()
    await expect(dialog.getByRole('group', { name: 'Who will be eating?' })).toHaveText(
      /Dad.*Mom.*Maya \(guest\)/,
    )
    await expect(dialog.getByRole('checkbox')).toHaveCount(3)
    await dialog.getByRole('checkbox', { name: 'Dad' }).check()
    await dialog.getByRole('button', { name: 'Add Meal' }).click()
    await expect(toast(page)).toContainText('Meal added')
    await expect(toast(page)).toContainText('The meal has been successfully added to your menu.')
    await expect(mealsAt(page, 'Dinner, Today')).toContainText('Lentil soup6:15 PM · Dad')
    await expect(mealsAt(secondPage, 'Dinner, Today')).toContainText('Lentil soup')
  })

  await test.step('by hand, where the menu is empty', async () => {
    await page.getByRole('button', { name: 'Add to Lunch, Tomorrow' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Meal' })
    await expect(dialog.getByLabel('Date')).toHaveValue(await dayFromToday(app, 1))
    await expect(dialog.getByLabel('Time')).toHaveValue('12:00')
    await dialog.getByRole('combobox', { name: 'Recipe', exact: true }).fill('taco')
    await page.getByRole('option', { name: 'Tacos' }).click()
    await dialog.getByText('Custom Item').click()
    await expect(dialog.getByLabel('Name'), 'another way begins anew').toHaveValue('')
    await dialog.getByLabel('Name').fill("Pizza at Grandma's")
    await dialog.getByRole('combobox', { name: 'Meal Type' }).click()
    await page.getByRole('option', { name: 'Snack' }).click()
    await expect(dialog.getByLabel('Time'), 'the usual time').toHaveValue('15:00')
    await dialog.getByLabel('Time').fill('16:30')
    await dialog.getByRole('combobox', { name: 'Meal Type' }).click()
    await page.getByRole('option', { name: 'Lunch' }).click()
    await expect(dialog.getByLabel('Time'), 'a typed one stays').toHaveValue('16:30')
    await dialog.getByLabel('Name').press('Enter')
    await expect(mealsAt(page, 'Lunch, Tomorrow')).toContainText("Pizza at Grandma's")
    const second = async () => (await app.get('/api/meal-events')).body[1]
    await expect.poll(second).toMatchObject({ recipeId: null, attendees: null, notes: null })
  })

  await test.step('a tap shows its recipe', async () => {
    await mealCard(page, 'Lentil soup').click()
    await expect(page.getByRole('dialog', { name: 'Lentil soup' })).toBeVisible()
    await page.goto('/menu')
  })

  await test.step('edit', async () => {
    await chooseFor(page, 'Lentil soup', 'Edit Meal')
    const dialog = page.getByRole('dialog', { name: 'Edit Meal' })
    await expect(dialog.getByRole('combobox', { name: 'Recipe', exact: true })).toHaveValue(
      'Lentil soup',
    )
    await dialog.getByRole('checkbox', { name: 'Dad' }).uncheck()
    const warning = dialog.getByText("Maya can't eat this: lentils")
    await expect(warning).toBeHidden()
    await dialog.getByRole('checkbox', { name: 'Maya (guest)' }).check()
    await expect(warning).toBeVisible()
    for (const name of ['Dad', 'Mom', 'Maya']) {
      await dialog.getByRole('checkbox', { name, checked: true }).uncheck()
    }
    await dialog.getByLabel('Notes').fill('With bread')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(page, 'Meal updated')
    await expect(mealsAt(page, 'Dinner, Today')).toContainText('6:15 PM · Everyone')
  })

  await test.step('delete', async () => {
    await chooseFor(page, 'Lentil soup', 'Delete Meal')
    const question = page.getByRole('dialog', { name: 'Delete this meal?' })
    await expect(question).toContainText('Are you sure you want to delete "Lentil soup"?')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page)).toContainText('Meal deleted')
    await expect(mealsAt(page, 'Dinner, Today')).toHaveCount(0)
    await expect(mealsAt(secondPage, 'Dinner, Today')).toHaveCount(0)
    expect(await storedMeals(app)).toEqual([
      `Pizza at Grandma's: Lunch ${await dayFromToday(app, 1)} 16:30`,
    ])
  })
})

test('open and delete by keyboard alone', async ({ page, app }) => {
  await plan(app)
  await page.goto('/menu')
  await page.getByRole('button', { name: 'Add to Lunch, Today' }).focus()
  // The section's own button, then the meal.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add to Dinner, Today' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(mealCard(page, 'Taco night')).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Meal' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(mealCard(page, 'Taco night')).toBeFocused()

  await page.keyboard.press('Tab')
  const more = page.getByRole('button', { name: 'Actions for Taco night' })
  await expect(more).toBeFocused()
  await expect(more).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete Meal' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Delete this meal?' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No meals planned for this period yet.')).toBeVisible()
})
