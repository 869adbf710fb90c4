import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { expect, expectToast, test } from '#e2e/fixtures.ts'
import { familyMember } from '#features/family/family.factory.ts'
import { shoppingItem } from './shopping.factory.ts'

test('a row says who can’t eat what is bought, as soon as it is on the list', async ({
  page,
  app,
}) => {
  await app.post(
    '/api/family-member-preferences',
    familyMember({ name: 'Leo', dislikes: 'Nuts (allergy)' }),
  )
  await app.post('/api/shopping', shoppingItem({ name: 'Apples' }))
  await page.goto('/shopping')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row('Apples')).toBeVisible()
  await page.getByRole('textbox', { name: 'What to buy' }).fill('nutella, walnut bread')
  await page.keyboard.press('Enter')
  await expect(row('Nutella')).toContainText("Leo can't eat it")
  await expect(row('Walnut bread')).toContainText("Leo can't eat it")
  await expect(row('Apples')).not.toContainText("can't eat it")
  await expectWellMadeInBothSizes(page)

  await row('Nutella').getByRole('checkbox').check()
  const completed = page.getByRole('region', { name: 'Completed (1)' })
  await expect(completed.getByText('Nutella')).toBeVisible()
  await expect(completed, 'it was bought').not.toContainText("can't eat it")
})

test('a row has edit and delete at its end, for the pointer and for the keyboard', async ({
  page,
  app,
}) => {
  for (const name of ['Bread', 'Eggs', 'Milk']) {
    await app.post('/api/shopping', shoppingItem({ name, category: null, store: null }))
  }
  await page.goto('/shopping')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const remove = (name: string) => row(name).getByRole('button', { name: `Delete ${name}` })
  const seen = (name: string) =>
    remove(name).evaluate((button) => button.checkVisibility({ opacityProperty: true }))
  await expect(row('Milk')).toBeVisible()
  const [line, search] = await Promise.all([
    page.getByRole('region', { name: 'Add to the list' }).boundingBox(),
    page.getByRole('searchbox').boundingBox(),
  ])
  expect(search?.y, 'no room for chips that never were').toBeLessThan((line?.y ?? 0) + 80)
  expect(await seen('Milk')).toBe(false)
  await row('Milk').hover()
  expect(await seen('Milk')).toBe(true)

  await row('Milk').getByRole('button', { name: 'Edit Milk' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Item' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await remove('Bread').focus()
  expect(await seen('Bread')).toBe(true)
  await page.keyboard.press('Enter')
  await expect(row('Bread')).toHaveCount(0)
  await expect(remove('Eggs'), 'whoever uses a keyboard goes on from there').toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row('Bread')).toBeVisible()
  await expectToast(page, 'Undone')
})
