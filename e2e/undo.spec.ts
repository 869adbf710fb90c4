import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { expect, expectWellMade, test, toast } from './fixtures.ts'

test('a delete can be taken back in its toast; a second browser sees both', async ({
  page,
  secondPage,
  app,
}) => {
  await app.post('/api/pantry', pantryItem({ name: 'Oat milk' }))
  await page.goto('/pantry')
  await secondPage.goto('/pantry')
  await expect(secondPage.getByText('Oat milk')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Oat milk' }).click()
  await expect(page.getByRole('button', { name: 'Delete Oat milk' })).toHaveCount(0)
  await expect(secondPage.getByText('Oat milk')).toHaveCount(0)
  await expect(toast(page)).toContainText('Item deleted successfully')
  await expectWellMade(page)

  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page)).toContainText('Taken back')
  await expect(page.getByRole('button', { name: 'Delete Oat milk' })).toBeVisible()
  await expect(secondPage.getByText('Oat milk')).toBeVisible()
  expect((await app.get('/api/pantry')).body).toMatchObject([{ id: 1, name: 'Oat milk' }])
})

test.describe('what was changed since', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('is not overwritten, and that is said', { tag: '@desktop' }, async ({ page, app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem({ name: 'Oat milk' }))
    await page.goto('/pantry')
    await page.getByRole('button', { name: 'Edit Oat milk' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Quantity').fill('1 carton')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page)).toContainText('Item updated successfully')
    await app.put(`/api/pantry/${item.id}`, { quantity: '2 cartons' })
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(toast(page)).toContainText("It couldn't be taken back")
    await expect(toast(page)).toContainText('“Oat milk” was changed after that')
    await expect(page.getByText('2 cartons')).toBeVisible()
  })
})
