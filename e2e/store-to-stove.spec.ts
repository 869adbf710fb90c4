import { act } from '#features/recipes/recipeBook.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { expect, test } from './fixtures.ts'

test('from the store to the stove: bought, put away, and cooked from before it goes off', {
  tag: '@phone',
}, async ({ page, app }) => {
  const pie = recipe({ title: 'Green pie', ingredients: '1 bag spinach\n200 g feta' })
  await app.post('/api/recipes', pie)
  await app.post('/api/recipes', recipe({ title: 'Toast', ingredients: 'Bread' }))
  await page.goto('/shopping')
  await page.getByRole('textbox', { name: 'What to buy' }).fill('1 bag spinach, 200 g feta')
  await page.keyboard.press('Enter')
  for (const name of ['Spinach', 'Feta']) await page.getByRole('checkbox', { name }).check()

  await page.getByRole('button', { name: 'Put away' }).click()
  const sheet = page.getByRole('dialog', { name: 'Put away' })
  await sheet.getByRole('button', { name: /^Spinach/ }).click()
  await sheet.getByRole('textbox', { name: 'Expiry date' }).fill('tomorrow')
  await sheet.getByRole('button', { name: 'Put 2 items away' }).click()
  await expect(sheet).toBeHidden()

  await page.getByRole('link', { name: /^(?:Today|Dashboard)$/ }).click()
  const soon = page.getByRole('region', { name: 'Use soon' }).getByRole('listitem')
  await expect(soon.first()).toHaveText(/Spinach.*tomorrow$/)
  await soon.getByRole('link', { name: 'Cook with Spinach' }).click()
  await expect(page.getByRole('article')).toHaveText([/Green pie/])
  await act(page, 'Focus', 'Green pie')
  await expect(page).toHaveURL(/\/recipes\/\d+$/)
  for (const line of ['1 bag spinach', '200 g feta']) await page.getByLabel(line).check()
  await page.reload()
  await expect(page.getByLabel('1 bag spinach')).toBeChecked()
})
