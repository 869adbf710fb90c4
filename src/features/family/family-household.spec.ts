import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { discard, expect, expectToast, test } from '#e2e/fixtures.ts'
import { familyRule } from './family.factory.ts'

// The browser itself notes that a name was refused.
test.use({ expectedErrors: /status of 400/ })

test('rules for the whole family: add, refuse a taken name, edit, delete', async ({
  page,
  secondPage,
  app,
}) => {
  await page.goto('/family')
  await secondPage.goto('/family')
  const section = page.getByRole('region', { name: 'Whole family' })
  await expect(section.getByText('No rules for the whole family yet.')).toBeVisible()

  await section.getByRole('button', { name: 'Add Rule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Rule' })
  await dialog.getByRole('button', { name: 'Add Rule' }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await expectWellMadeInBothSizes(page)
  await dialog.getByLabel('Name').fill('Dinner time')
  await dialog.getByLabel('Value').fill('6:30 PM')
  await dialog.getByLabel('Description').fill('Half an hour later on practice days')
  await dialog.getByLabel('Name').press('Enter')
  await expectToast(page, 'Family rule added successfully')
  await expect(section.getByRole('listitem')).toContainText('6:30 PM')
  await expect(secondPage.getByText('6:30 PM')).toBeVisible()

  await test.step('a name that is taken is refused at the field', async () => {
    await app.post('/api/whole-family-preferences', familyRule({ name: 'Spice level' }))
    await section.getByRole('button', { name: 'Edit Spice level' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Rule' })
    await edit.getByLabel('Name').fill('dinner time')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    const message = "There's already a rule called “Dinner time”"
    await expect(edit.getByText(message)).toBeVisible()
    await expectToast(page, message)
    await expect(edit.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
    await edit.getByRole('button', { name: 'Cancel' }).click()
    await discard(page)
  })

  await section.getByRole('button', { name: 'Edit Dinner time' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Rule' })
  await edit.getByLabel('Value').fill('7 PM')
  await edit.getByRole('switch', { name: 'In effect right now' }).click()
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Family rule updated successfully')
  await expect(section.getByRole('listitem').first()).toContainText('7 PM')
  await expect(section.getByRole('listitem').first()).toContainText('Not active')

  await section.getByRole('button', { name: 'Delete Dinner time' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Family rule deleted successfully')
  await expect(section.getByText('Dinner time')).toBeHidden()
})

test('household knowledge: add, edit, delete', async ({ page }) => {
  await page.goto('/family')
  const section = page.getByRole('region', { name: 'Household knowledge' })
  await expect(section.getByText('Nothing noted yet.')).toBeVisible()

  await section.getByRole('button', { name: 'Add Note' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Note' })
  await dialog.getByRole('button', { name: 'Add Note' }).click()
  for (const text of ['Name', 'Topic', 'Content']) {
    await expect(dialog.getByText(`${text} is required`)).toBeVisible()
  }
  await dialog.getByLabel('Name').fill('Oven')
  await dialog.getByLabel('Topic').fill('Kitchen')
  await dialog.getByLabel('Content').fill('Runs hot')
  await dialog.getByRole('button', { name: 'Add Note' }).click()
  await expectToast(page, 'Note added successfully')
  await expect(section.getByRole('listitem')).toContainText('Kitchen')

  await section.getByRole('button', { name: 'Edit Oven' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Note' })
  await edit.getByLabel('Content').fill('Set it 15 degrees lower')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Note updated successfully')
  await expect(section.getByText('Set it 15 degrees lower')).toBeVisible()

  await section.getByRole('button', { name: 'Delete Oven' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Note deleted successfully')
  await expect(section.getByText('Nothing noted yet.')).toBeVisible()
})
