import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { expect, expectWellMade, test } from '#e2e/fixtures.ts'
import { picture } from '#test/pictures.ts'
import { mealieBackup } from './mealie.factory.ts'

// The dashboard may ask what its next meal needs just when that is taken back.
test.use({ expectedErrors: /status of 404.*\/api\/shopping\/days\/preview$/ })

test('from another app: looked over, saved, undone, and again from the settings', async ({
  page,
  app,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Move in from another app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move In' })
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
  }

  await test.step('what is no export says what it seems to be', async () => {
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    await expectWellMadeInBothSizes(page)
    await choose('bills.csv', Buffer.from('Date,Amount\n2026-01-01,5'))
    await expect(dialog.getByRole('alert')).toHaveText(
      'This is a table with the columns “Date”, “Amount”, not a recipe export we know.',
    )
  })

  await test.step('what was found is shown list by list, with what is left out', async () => {
    const photo = await picture('webp', 300, 200)
    await choose('mealie.zip', mealieBackup({ 'data/recipes/a1/images/original.webp': photo }))
    const found = dialog.getByRole('list', { name: 'What was found' }).getByRole('listitem')
    await expect(found).toHaveCount(5)
    await expect(found.first()).toContainText('2 new · 1 picture, 3 ratings, 2 recipes with notes')
    await expect(dialog.getByRole('region', { name: 'Left out' })).toContainText('Cookbooks: 1')
    await expectWellMadeInBothSizes(page)
    expect((await app.get('/api/recipes')).body).toEqual([])
    await dialog.getByRole('checkbox', { name: /Pantry/ }).uncheck()
    await dialog.getByRole('button', { name: 'Move In', exact: true }).click()
  })

  const saved = dialog.getByRole('list', { name: 'What was saved' })
  await test.step('what was saved is undone at once', async () => {
    await expect(saved.getByRole('listitem')).toHaveText([
      'Recipes2 added',
      'Shopping list3 added',
      'Menu2 added',
      'Cooked meals2 added',
    ])
    await expectWellMade(page)
    await dialog.getByRole('button', { name: 'Undo it all' }).click()
    await expect(dialog.getByRole('status')).toHaveText(
      'Everything is as it was before you moved in.',
    )
    expect((await app.get('/api/recipes')).body).toEqual([])
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('one that is under way is found again after a reload', async () => {
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('menuitem', { name: 'Advanced Settings' }).click()
    await page.getByRole('button', { name: 'Move In…' }).click()
    await choose('mealie.zip', mealieBackup())
    await expect(dialog.getByRole('list', { name: 'What was found' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Move in from another app' }).click()
    await dialog.getByRole('button', { name: 'Move In', exact: true }).click()
    await expect(saved.getByRole('listitem')).toHaveCount(5)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.goto('/recipes')
    await expect(page.getByText('Leek soup')).toBeVisible()
  })
})
