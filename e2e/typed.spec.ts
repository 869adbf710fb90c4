import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { addRecipe } from '#features/recipes/recipeBook.factory.ts'
import { expect, expectToast, expectWellMade, test } from './fixtures.ts'

test('a list of suggestions is in nobody’s way, and Enter takes the first', async ({ page }) => {
  await page.goto('/pantry')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Butter')
  await dialog.getByLabel('Quantity').fill('1')
  await expect(dialog.getByLabel('Category'), 'filled in').toHaveValue('Dairy/Spread')
  await dialog.getByLabel('Category').click()
  await dialog.getByLabel('Category').pressSequentially('Dai')
  await dialog.getByLabel('Category').press('Enter')
  await expect(dialog.getByLabel('Category')).toHaveValue('Dairy')
  // It was guessed from the name.
  await expect(dialog.getByLabel('Location')).toHaveValue('Fridge')
  await dialog.getByLabel('Location').fill('')
  await dialog.getByLabel('Location').click()
  await expect(page.getByRole('listbox', { name: 'Location' })).toBeVisible()
  // The list is open, and the button is pressed where it stands.
  const button = dialog.getByRole('button', { name: 'Add Item' })
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not there')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(dialog.getByText('Location is required')).toBeVisible()
  await expect(dialog.getByLabel('Location')).toHaveValue('')
})

test('what is typed into a row is kept when another is edited', async ({ page, app }) => {
  for (const name of ['Butter', 'Cheese']) await app.post('/api/pantry', pantryItem({ name }))
  await page.goto('/pantry')
  await page.getByRole('button', { name: 'Butter', exact: true }).click()
  await page.getByLabel('Quantity').fill('3 sticks')
  await page.getByRole('button', { name: 'Cheese', exact: true }).click()
  await expect(page.getByRole('form', { name: 'Edit Cheese in place' })).toBeVisible()
  await expectToast(page, 'Item updated successfully')
  await expect(page.getByText('3 sticks')).toBeVisible()
  // What can't be saved stays where it is.
  await page.getByLabel('Quantity').fill('')
  await page.getByRole('button', { name: 'Butter', exact: true }).click()
  await expect(page.getByText('Quantity is required')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Edit Cheese in place' })).toBeVisible()
})

test('a recipe half written is not lost without a question', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/pantry')
  await page.goto('/recipes')
  const form = page.getByRole('dialog', { name: 'Add Recipe' })
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' })
  await addRecipe(page).click()
  await form.getByLabel('Title').fill('Soup')
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Cancel' }).click(),
    () => form.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
  ]) {
    await leave()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(form.getByLabel('Title')).toHaveValue('Soup')
  }
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await expectWellMade(page)
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(form).toHaveCount(0)
  // Nothing was typed, nothing is asked; and Back leads where it should.
  await addRecipe(page).click()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/pantry$/)
})
