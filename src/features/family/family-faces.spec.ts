import type { Page } from '@playwright/test'
import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import {
  discard,
  expect,
  expectNoSidewaysScroll,
  expectWellMade,
  test,
  toast,
} from '#e2e/fixtures.ts'
import { resize } from '#e2e/resize.ts'
import { familyMember } from './family.factory.ts'

const path = '/api/family-member-preferences'
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test.describe('when the program is away', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket|Background refresh/ })

  test('what was typed stays, and why it failed is said', async ({ page, app }) => {
    await app.post(path, familyMember())
    await page.goto('/family')
    await page.getByRole('button', { name: 'Edit Mom' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Role').fill('Cook')
    await page.route('**/api/family-member-preferences/*', (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page)).toContainText('Failed to update preference')
    await expect(dialog.getByLabel('Role')).toHaveValue('Cook')
    await toast(page).getByRole('button', { name: 'Dismiss' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await discard(page)

    page.once('dialog', (asked) => asked.accept())
    await page.getByRole('button', { name: 'Delete Mom' }).click()
    await expect(toast(page)).toContainText('Failed to delete preference')
    await page.unroute('**/api/family-member-preferences/*')

    await app.delete(`${path}/1`)
    await expect(card(page, 'Mom')).toBeHidden()

    await page.getByRole('button', { name: 'Add First Family Member' }).click()
    for (const label of ['Name', /^Key goals/, /^Likes/, /^Dislikes/]) {
      await dialog.getByLabel(label).fill('Dad')
    }
    await page.route('**/api/family-member-preferences', (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await dialog.getByRole('button', { name: 'Add Member' }).click()
    await expect(toast(page)).toContainText('Failed to add preference')
  })
})

test('every face is well made', { tag: '@phone' }, async ({ page, app }) => {
  await page.goto('/family')
  await expect(page.getByRole('heading', { name: 'No family preferences set' })).toBeVisible()

  for (const member of [
    familyMember({ isActive: false }),
    familyMember({ name: 'Dad', likes: 'x'.repeat(300) }),
    familyMember({ name: 'W'.repeat(80), role: 'm'.repeat(90) }),
    familyMember({ name: 'Junior' }),
  ]) {
    await app.post(path, member)
  }
  await app.post('/api/whole-family-preferences', { name: 'n'.repeat(90), value: 'v'.repeat(90) })
  await app.post('/api/knowledge', { vaultName: 't'.repeat(90), name: 'Oven', content: 'Hot' })
  await expect(card(page, 'Junior')).toBeVisible()
  await expect(page.getByText('Oven')).toBeVisible()
  await expectWellMadeInBothSizes(page)
  await page.getByRole('searchbox').fill('fiber')
  await expect(page.getByRole('button', { name: 'Collapse Dad' })).toBeVisible()
  await expectWellMade(page)

  await page.getByRole('button', { name: 'Add Member' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Member' }).click()
  await expect(page.getByText('Dislikes are required')).toBeVisible()
  await expectWellMadeInBothSizes(page)
  await page.keyboard.press('Escape')

  await resize(page, { width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
})
