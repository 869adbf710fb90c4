import type { Page } from '@playwright/test'
import { failUntilRetry } from '#e2e/failUntilRetry.ts'
import { expect, expectToast, expectWellMade, test, toast } from '#e2e/fixtures.ts'
import { familyMember } from '#features/family/family.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { carryOut } from '#features/proposals/proposals.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'

/** By what its button that opens it says first. */
const entry = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Changes' })
    .getByRole('listitem')
    .filter({
      has: page
        .getByRole('button', { name, expanded: false })
        .or(page.getByRole('button', { name, expanded: true })),
    })

const dialog = (page: Page) => page.getByRole('dialog')

test('changes are looked at, taken back and done again; everybody sees it', async ({
  page,
  secondPage,
  app,
}) => {
  const { body: yogurt } = await app.post('/api/pantry', pantryItem({ name: 'Greek yogurt' }))
  await app.put(`/api/pantry/${yogurt.id}`, { quantity: '1 cup', expiryDate: '3 days' })
  const { body: spinach } = await app.post('/api/pantry', pantryItem({ name: 'Spinach' }))
  await app.delete(`/api/pantry/${spinach.id}`)
  await page.goto('/version-history')
  await secondPage.goto('/version-history')
  await expect(
    page.getByText('Last 50 changes are shown. All deletions can be undone.'),
  ).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'By: household' })).toHaveCount(4)

  const updated = entry(page, 'Greek yogurt Updated')
  await updated.getByRole('button', { name: 'Greek yogurt Updated' }).click()
  await expect(updated.getByRole('row')).toHaveText([
    'FieldBeforeAfter',
    'quantity2 cups1 cup',
    'keeps untilSoon3 days',
  ])
  await expect(updated).toContainText('4 other fields unchanged')
  await expectWellMade(page)
  await updated.getByRole('button', { name: 'Show as JSON' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Greek yogurt' })).toBeVisible()
  await expect(dialog(page).getByRole('region', { name: 'Previous data' })).toContainText(
    '"quantity": "2 cups"',
  )
  await expect(dialog(page).getByRole('region', { name: 'New data' })).toContainText(
    '"quantity": "1 cup"',
  )
  await expectWellMade(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Name this device' })).toBeHidden()
  await app.post('/api/family-member-preferences', familyMember())
  await updated.getByRole('button', { name: 'Name this device' }).click()
  await expect(dialog(page).getByRole('heading')).toHaveText('Who is at this device?')
  await page.keyboard.press('Escape')

  const deleted = entry(page, 'Spinach Deleted')
  await deleted.getByRole('button', { name: /^Undo/ }).click()
  await expect(dialog(page)).toContainText('Confirm Restoration')
  await expect(dialog(page)).toContainText(
    '“Spinach” will come back, just like before this change.',
  )
  await dialog(page).getByRole('button', { name: 'Restore' }).click()
  await expectToast(page, 'Successfully restored from version history')
  for (const each of [page, secondPage]) {
    await expect(entry(each, 'Spinach Deleted').getByRole('button', { name: /^Undo/ })).toHaveCount(
      0,
    )
    await expect(each.getByText('Brought back pantry item “Spinach”')).toBeVisible()
  }

  // A restore is a change like any other.
  const back = page.getByRole('button', { name: 'Undo: Brought back pantry item “Spinach”' })
  await back.focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Restore' }).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Successfully restored from version history')
  await expect(secondPage.getByText('Removed pantry item “Spinach”')).toBeVisible()
  expect((await app.get('/api/pantry')).body).toHaveLength(1)
})

test('each list has its own, and several deleted at once are one', async ({ page, app }) => {
  for (const name of ['Milk', 'Eggs', 'Rice']) {
    await app.post('/api/shopping', shoppingItem({ name }))
  }
  await carryOut(app, 'DELETE_SHOPPING_ITEMS_TEXT', ['Milk', 'Eggs'])
  await page.goto('/version-history')
  await expect(
    page.getByRole('heading', { name: 'Nothing has been changed here yet' }),
  ).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.getByText('Shopping List', { exact: true }).last().click()
  await expect(page.getByRole('button', { name: 'Create Test Pantry Items' })).toHaveCount(0)
  const bulk = entry(page, 'Milk and Eggs Bulk Delete')
  await expect(bulk).toContainText('Deleted 2 shopping items')
  await expect(bulk).toContainText('By: user, approved proposal 1')
  await bulk.getByRole('button', { name: 'Milk and Eggs Bulk Delete' }).click()
  await expect(bulk.getByRole('listitem')).toHaveText(['Milk', 'Eggs'])

  const search = page.getByRole('searchbox')
  await search.fill('eggs')
  await expect(page.getByRole('list', { name: 'Changes' }).locator('> li')).toHaveCount(2)
  await search.fill('caviar')
  await page.getByRole('button', { name: 'Show all changes' }).click()
  await bulk.getByRole('button', { name: /^Undo/ }).click()
  await expect(dialog(page)).toContainText('2 items will come back')
  await dialog(page).getByRole('button', { name: 'Restore' }).click()
  await expectToast(page, 'Successfully restored from version history')
  const items = (await app.get<{ id: number }[]>('/api/shopping')).body
  expect(items).toHaveLength(3)

  const places = []
  for (const { id } of items) {
    await app.put(`/api/shopping/${id}`, { isCompleted: true })
    places.push({ id, quantity: '1', category: 'Other', location: 'Pantry', expiryDate: null })
  }
  await app.post('/api/shopping/put-away', { items: places })
  await page.getByRole('button', { name: 'Undo: Put away what was bought' }).click()
  const elsewhere = dialog(page).getByRole('checkbox', {
    name: 'Also take back what it did elsewhere: 3 pantry items',
  })
  await expect(elsewhere).toBeChecked()
  await expectWellMade(page)
  await dialog(page).getByRole('button', { name: 'Restore' }).click()
  await expectToast(page, 'Successfully restored from version history')
  expect((await app.get('/api/shopping')).body).toHaveLength(3)
  expect((await app.get('/api/pantry')).body).toEqual([])
})

test('test items, deleted one by one, come back in one operation', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  await page.goto('/version-history')
  await page.getByRole('button', { name: 'Create Test Pantry Items' }).click()
  await expectToast(page, 'Test pantry items created')
  await expect(page.getByRole('list', { name: 'Changes' }).locator('> li')).toHaveCount(10)
  await expectWellMade(page)
  await page
    .getByRole('button', { name: /^Details: / })
    .first()
    .click()
  await expect(dialog(page).getByRole('heading', { name: /^Details: / })).toBeVisible()
  await expect(dialog(page).getByRole('row').first()).toBeVisible()
  await expect(dialog(page).getByText('New data'), 'no JSON').toBeHidden()
  await page.keyboard.press('Escape')
  const items: { id: number }[] = (await app.get('/api/pantry')).body
  for (const { id } of items.slice(0, 3)) await app.delete(`/api/pantry/${id}`)
  const revert = page.getByRole('button', { name: 'Revert to Previous Pantry State' })
  await revert.click()
  await dialog(page).getByRole('button', { name: 'Revert' }).click()
  await expect(toast(page)).toContainText(
    'Reverted pantry state - restored 3 items in one operation',
  )
  expect((await app.get('/api/pantry')).body).toHaveLength(10)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Undone')
  expect((await app.get('/api/pantry')).body).toHaveLength(7)
})

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /Failed to load resource|status of 409|Background refresh/ })

  test('is said, and what is newer is asked about', async ({ page, app }) => {
    const { body: oats } = await app.post('/api/pantry', pantryItem({ name: 'Oats' }))
    await app.put(`/api/pantry/${oats.id}`, { quantity: '2' })
    await app.put(`/api/pantry/${oats.id}`, { quantity: '3' })
    await failUntilRetry(page, '**/api/version-history/pantry?*', {
      fail: (route) => route.fulfill({ status: 500, body: '' }),
    })
    await page.goto('/version-history')
    await expect(
      page.getByRole('heading', { name: 'Failed to fetch version history' }),
    ).toBeVisible()
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Retry' }).click()

    await page
      .getByRole('button', { name: /^Undo: Changed/ })
      .last()
      .click()
    await dialog(page).getByRole('button', { name: 'Restore' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('“Oats” was changed after that.')
    await expectWellMade(page)
    expect((await app.get('/api/pantry')).body).toMatchObject([{ quantity: '3' }])
    await dialog(page).getByRole('button', { name: 'Restore anyway' }).click()
    await expectToast(page, 'Successfully restored from version history')
    expect((await app.get('/api/pantry')).body).toMatchObject([{ quantity: '2 cups' }])

    await page.getByRole('button', { name: 'Revert to Previous Pantry State' }).click()
    await dialog(page).getByRole('button', { name: 'Revert' }).click()
    await expectToast(page, 'No deletions found to revert')

    await page.route('**/api/pantry', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, body: '' })
        : route.continue(),
    )
    await page.getByRole('button', { name: 'Create Test Pantry Items' }).click()
    await expectToast(page, 'Failed to create test items')
  })
})

test('a form says who changed it last, and leads to all that happened to it', {
  tag: '@phone',
}, async ({ page, app }) => {
  const { body: milk } = await app.post('/api/shopping', shoppingItem({ name: 'Milk' }))
  await app.post('/api/shopping', shoppingItem({ name: 'Eggs' }))
  const { body: mom } = await app.post('/api/family-member-preferences', familyMember())
  await page.goto('/shopping')
  await page.request.put('/api/session', { data: { memberId: mom.id } })
  await page.request.put(`/api/shopping/${milk.id}`, { data: { quantity: '2 gallons' } })
  await expect(page.getByRole('checkbox', { name: 'Milk (2 gallons)' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Milk' }).click()
  const last = dialog(page).getByRole('link', { name: /^Changed by Mom, today, / })
  await expect(last).toBeVisible()
  const { height = 0 } = (await last.boundingBox()) ?? {}
  expect(height, 'a finger finds it').toBeGreaterThanOrEqual(44)
  await expectWellMade(page)
  await dialog(page).getByLabel('Quantity').fill('3 gallons')
  await expect(last, 'nothing that is typed is left behind').toBeHidden()
  await dialog(page).getByLabel('Quantity').fill('2 gallons')
  await last.click()
  const changes = page.getByRole('list', { name: 'Changes' }).locator('> li')
  await expect(changes).toHaveCount(2)
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Show all changes' }).click()
  await expect(changes).toHaveCount(3)
})
