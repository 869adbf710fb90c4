import { expect, expectToast, test } from '#e2e/fixtures.ts'
import { shoppingItem } from './shopping.factory.ts'

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
