import type { Page } from '@playwright/test'
import { familyMember } from '#features/family/family.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { expect, expectToast, expectWellMade, test } from './fixtures.ts'

test.use({ expectedErrors: /status of (409|404)/ })

const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save Changes' }).click()

test('two people edit one item: what only one touched merges, the same field asks', async ({
  page,
  app,
}) => {
  const { body: item } = await app.post('/api/pantry', pantryItem({ name: 'Oats', quantity: '1' }))
  const path = `/api/pantry/${item.id}`
  const stored = async () => (await app.get('/api/pantry')).body[0]
  await page.goto('/pantry')
  const edit = () => page.getByRole('button', { name: 'Edit Oats' }).click()

  await edit()
  await dialog(page).getByLabel('Notes').fill('For the porridge')
  await app.put(path, { quantity: '2' })
  await expect(dialog(page).getByRole('status')).toContainText('Someone else just changed this')
  await expectWellMade(page)
  await save(page)
  await expectToast(page, 'Item updated successfully')
  expect(await stored()).toMatchObject({ quantity: '2', notes: 'For the porridge' })

  await edit()
  const quantity = dialog(page).getByLabel('Quantity')
  await quantity.fill('5')
  await app.put(path, { quantity: '3' })
  await save(page)
  await expect(dialog(page)).toContainText('Someone else wrote “3”.')
  await expectWellMade(page)
  expect(await stored()).toMatchObject({ quantity: '3' })
  await dialog(page).getByRole('button', { name: 'take theirs' }).click()
  await expect(quantity).toHaveValue('3')
  await quantity.fill('6')
  const { body: dad } = await app.post('/api/family-member-preferences', familyMember())
  const said = await app.put('/api/session', { memberId: dad.id })
  const theirs = app.with({ Cookie: said.headers.get('set-cookie')?.split(';')[0] ?? '' })
  await theirs.put(path, { quantity: '4' })
  await save(page)
  await expect(dialog(page)).toContainText(`${dad.name} wrote “4”.`)
  // Whoever knows it may keep their own.
  await save(page)
  await expectToast(page, 'Item updated successfully')
  expect(await stored()).toMatchObject({ quantity: '6' })

  await edit()
  await app.delete(path)
  await expect(dialog(page).getByRole('status')).toContainText('This was just deleted')
})

test('what a form shows in another shape merges and is taken over as well', async ({
  page,
  app,
}) => {
  const { body: recipe } = await app.post('/api/recipes', { title: 'Soup', tags: ['quick'] })
  const path = `/api/recipes/${recipe.id}`
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Edit Soup' }).click()
  const tags = dialog(page).getByLabel('Tags')
  await tags.fill('quick, vegan')
  await app.put(path, { notes: 'Salt it' })
  await save(page)
  await expectToast(page, 'Recipe updated successfully')
  expect((await app.get('/api/recipes')).body).toMatchObject([
    { tags: ['quick', 'vegan'], notes: 'Salt it' },
  ])

  await page.getByRole('button', { name: 'Edit Soup' }).click()
  await tags.fill('slow')
  await app.put(path, { tags: ['warm', 'green'] })
  await save(page)
  await expect(dialog(page)).toContainText('Someone else wrote “warm, green”.')
  await dialog(page).getByRole('button', { name: 'take theirs' }).click()
  await expect(tags).toHaveValue('warm, green')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page), 'nothing was typed that Cancel would lose').toBeHidden()
})

test('two people edit one row in place', async ({ page, app }) => {
  const { body: item } = await app.post('/api/pantry', pantryItem({ name: 'Oats', quantity: '1' }))
  await page.goto('/pantry')
  await page.getByRole('button', { name: 'Oats', exact: true }).click()
  await page.getByLabel('Quantity').fill('5')
  await app.put(`/api/pantry/${item.id}`, { quantity: '3' })
  await page.getByLabel('Quantity').press('Enter')
  await expect(page.getByText('Someone else wrote “3”.')).toBeVisible()
  expect((await app.get('/api/pantry')).body[0].quantity).toBe('3')
  await page.getByLabel('Quantity').press('Enter')
  await expectToast(page, 'Item updated successfully')
  expect((await app.get('/api/pantry')).body[0].quantity).toBe('5')
})
