import { familyMember } from '#features/family/family.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { downloadBackup } from '#test/backups.ts'
import {
  chooseItem,
  expect,
  expectToast,
  expectWellMade,
  openSettings,
  test,
  toast,
} from './fixtures.ts'

test('a delete can be taken back in its toast; a second browser sees both', {
  tag: '@phone',
}, async ({ page, secondPage, app }) => {
  await app.post('/api/pantry', pantryItem({ name: 'Oat milk' }))
  await page.goto('/pantry')
  await secondPage.goto('/pantry')
  await expect(secondPage.getByText('Oat milk')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Oat milk' }).click()
  await expect(page.getByRole('button', { name: 'Delete Oat milk' })).toHaveCount(0)
  await expect(secondPage.getByText('Oat milk')).toHaveCount(0)
  await expect(toast(page)).toContainText('Item deleted successfully')
  // A toast under the pointer stays.
  await toast(page).hover()
  await expectWellMade(page)

  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page)).toContainText('Undone')
  await expect(page.getByRole('button', { name: 'Delete Oat milk' })).toBeVisible()
  await expect(secondPage.getByText('Oat milk')).toBeVisible()
  expect((await app.get('/api/pantry')).body).toMatchObject([{ id: 1, name: 'Oat milk' }])
})

test('the order, the sample and a restore are taken back as well', async ({ page, app }) => {
  const takeBack = async (done: string) => {
    await expect(toast(page)).toContainText(done)
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(toast(page)).toContainText('Undone')
  }
  const namesIn = async (path: string) =>
    (await app.get<{ name: string }[]>(path)).body.map(({ name }) => name)

  await page.goto('/')
  await page.getByRole('button', { name: 'Load a sample household' }).click()
  await takeBack('Sample household loaded')
  await expect(page.getByRole('heading', { name: 'Welcome to Food Pal' })).toBeVisible()

  const members = '/api/family-member-preferences'
  for (const name of ['Mom', 'Dad']) await app.post(members, familyMember({ name }))
  await page.goto('/family')
  await page.getByRole('button', { name: 'Move Mom down' }).click()
  await takeBack('Order changed')
  await expect.poll(() => namesIn(members)).toEqual(['Mom', 'Dad'])
  await page.getByRole('button', { name: 'Move Mom down' }).click()
  await expectToast(page, 'Order changed')
  await page.getByRole('searchbox').press('ControlOrMeta+z')
  expect(await namesIn(members), 'a field takes back its own words').toEqual(['Dad', 'Mom'])
  await page.getByRole('button', { name: 'Add Member' }).press('ControlOrMeta+z')
  await expectToast(page, 'Undone')
  expect(await namesIn(members)).toEqual(['Mom', 'Dad'])

  const { body: milk } = await app.post('/api/pantry', pantryItem({ name: 'Milk' }))
  const file = await downloadBackup(app)
  await app.put(`/api/pantry/${milk.id}`, { name: 'Cream' })
  await page.goto('/pantry')
  await openSettings(page, false)
  await chooseItem(page, 'Restore or Import…')
  const dialog = page.getByRole('dialog')
  await page.locator('input[type=file]').setInputFiles({
    name: 'backup.jsonl.gz',
    mimeType: 'application/gzip',
    buffer: file,
  })
  await dialog.getByRole('button', { name: 'Restore Everything' }).click()
  await takeBack('Backup restored')
  await expect.poll(() => namesIn('/api/pantry')).toEqual(['Cream'])
})

test.describe('what was changed since', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('is not overwritten, and that is said', async ({ page, app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem({ name: 'Oat milk' }))
    await page.goto('/pantry')
    await page.getByRole('button', { name: 'Edit Oat milk' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Quantity').fill('1 carton')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page)).toContainText('Item updated successfully')
    await app.put(`/api/pantry/${item.id}`, { quantity: '2 cartons' })
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(toast(page)).toContainText("It couldn't be undone")
    await expect(toast(page)).toContainText('“Oat milk” was changed after that')
    await expect(page.getByText('2 cartons')).toBeVisible()
  })
})
