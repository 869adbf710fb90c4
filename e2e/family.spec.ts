import type { Page } from '@playwright/test'
import { familyMember } from '../test/factories.ts'
import { expect, expectNoSidewaysScroll, expectWellMade, test, toast } from './fixtures.ts'

const path = '/api/family-member-preferences'
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const question = "Are you sure you want to delete this family member's preferences?"

test('add, edit, expand, search, delete; a second browser sees it', async ({
  page,
  secondPage,
  isMobile,
}) => {
  await secondPage.goto('/family')
  await page.goto('/family')
  await expect(page).toHaveTitle('Family Preferences · Food Pal')
  await expect(page.getByRole('heading', { name: 'Family Food Preferences' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No family preferences set' })).toBeVisible()
  await expect(page.getByText('0 of 0 members')).toBeVisible()

  await test.step('an empty form says what is missing, at the fields', async () => {
    await page.getByRole('button', { name: 'Add First Family Member' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Family Member' })
    await dialog.getByRole('button', { name: 'Add Member' }).click()
    for (const text of [
      'Name is required',
      'Key goals and limits are required',
      'Likes are required',
      'Dislikes are required',
    ]) {
      await expect(dialog.getByText(text, { exact: true })).toBeVisible()
    }
  })

  await test.step('add', async () => {
    const dialog = page.getByRole('dialog', { name: 'Add Family Member' })
    await dialog.getByLabel('Name').fill('Mom')
    await dialog.getByLabel('Role').fill('Parent')
    await dialog.getByLabel('Key goals & limits').fill('• More fiber\n- Dinner before 7 PM')
    await dialog.getByLabel('Likes / safe bets').fill('Salmon • Any soup')
    await dialog.getByLabel('Dislikes / must-avoid').fill('* Cilantro')
    await dialog.getByRole('button', { name: 'Add Member' }).click()
    await expect(dialog).toBeHidden()
    await expect(toast(page)).toContainText('Family member preference added successfully')
    await expect(card(page, 'Mom')).toContainText('Parent')
    await expect(card(secondPage, 'Mom')).toBeVisible({ timeout: 1_000 })
    await expect(page.getByText('1 of 1 members')).toBeVisible()
  })

  await test.step('expand and collapse; bullets are lines', async () => {
    if (isMobile) await page.getByRole('button', { name: 'Expand Mom' }).click()
    const collapse = page.getByRole('button', { name: 'Collapse Mom' })
    await expect(collapse).toHaveAttribute('aria-expanded', 'true')
    for (const title of ['Key goals & limits', 'Likes / safe bets', 'Dislikes / must-avoid']) {
      await expect(card(page, 'Mom').getByRole('heading', { name: title })).toBeVisible()
    }
    await expect(card(page, 'Mom').getByRole('listitem')).toHaveText([
      'More fiber',
      'Dinner before 7 PM',
      'Salmon',
      'Any soup',
      'Cilantro',
    ])
    await collapse.click()
    await expect(card(page, 'Mom').getByText('Cilantro')).toBeHidden()
    await page.getByRole('button', { name: 'Expand Mom' }).click()
  })

  await test.step('edit', async () => {
    await page.getByRole('button', { name: 'Edit Mom' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Family Member' })
    await expect(dialog.getByLabel('Role')).toHaveValue('Parent')
    await dialog.getByLabel('Role').fill('')
    await dialog.getByLabel('Likes / safe bets').fill('Lentils')
    await dialog.getByRole('switch', { name: 'Eats with us at the moment' }).click()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page)).toContainText('Family member preference updated successfully')
    await expect(card(page, 'Mom')).toContainText('Lentils')
    await expect(card(page, 'Mom')).toContainText('Not active')
    await expect(card(page, 'Mom')).not.toContainText('Parent')
    await expect(page.getByRole('button', { name: 'Edit Mom' })).toBeFocused()
  })

  await test.step('delete asks first', async () => {
    page.once('dialog', (asked) => {
      expect(asked.message()).toBe(question)
      return asked.dismiss()
    })
    await page.getByRole('button', { name: 'Delete Mom' }).click()
    await expect(card(page, 'Mom')).toBeVisible()
    page.once('dialog', (asked) => asked.accept())
    await page.getByRole('button', { name: 'Delete Mom' }).click()
    await expect(toast(page)).toContainText('Family member preference deleted successfully')
    await expect(page.getByRole('heading', { name: 'No family preferences set' })).toBeVisible()
    await expect(card(secondPage, 'Mom')).toBeHidden({ timeout: 1_000 })
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('the search looks at everything that is written of a member', { tag: '@desktop' }, async ({
  page,
  app,
}) => {
  await app.post(path, familyMember())
  await app.post(path, familyMember({ name: 'Dad', dislikes: 'Shellfish (allergy)' }))
  await page.goto('/family')
  const search = page.getByRole('searchbox', { name: 'Search members' })
  await search.fill('shellFISH')
  await expect(page.getByText('1 of 2 members')).toBeVisible()
  await expect(card(page, 'Mom')).toBeHidden()
  await expect(card(page, 'Dad').getByText('Shellfish (allergy)'), 'found is open').toBeVisible()

  for (const control of ['Reorder Dad', 'Move Dad up', 'Move Dad down']) {
    await expect(page.getByRole('button', { name: control })).toBeDisabled()
  }
  await page.getByRole('button', { name: 'Move Dad up' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tooltip')).toHaveText('Clear the search to change the order')

  await search.fill('caviar')
  await expect(page.getByRole('heading', { name: 'No members found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all members' }).click()
  await expect(page.getByText('2 of 2 members')).toBeVisible()
})

test.describe('when the program is away', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket|Background refresh/ })

  test('the screen says so and Retry brings it', async ({ page, app }) => {
    await app.post(path, familyMember())
    const lists = /api\/(family-member-preferences|whole-family-preferences|knowledge)/
    await page.route(lists, (route) => route.abort())
    await page.goto('/family')
    await expect(page.getByRole('heading', { name: "The family couldn't be loaded" })).toBeVisible()
    await expect(page.getByText("This list couldn't be loaded.")).toHaveCount(2)
    await expectWellMade(page)
    await page.unroute(lists)
    await page.getByRole('button', { name: 'Retry', exact: true }).click()
    await expect(card(page, 'Mom')).toBeVisible()
    await page.getByRole('button', { name: 'Retry: Whole family' }).click()
    await expect(page.getByText('No rules for the whole family yet.')).toBeVisible()
  })

  test('what was typed stays, and why it failed is said', { tag: '@desktop' }, async ({
    page,
    app,
  }) => {
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

  test('loading shows four cards', { tag: '@desktop' }, async ({ page }) => {
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/family-member-preferences', async (route) => {
      await asked
      await route.continue()
    })
    await page.goto('/family')
    const loading = page.getByRole('status', { name: 'Loading the family' })
    await expect(loading.locator('.mantine-Card-root')).toHaveCount(4)
    answer()
    await expect(loading).toBeHidden()
  })
})

test('every face is well made', async ({ page, app }) => {
  test.setTimeout(90_000)
  await page.goto('/family')
  await expect(page.getByRole('heading', { name: 'No family preferences set' })).toBeVisible()
  await expectWellMade(page)

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
  await expectWellMade(page)
  await page.getByRole('searchbox').fill('fiber')
  await expect(page.getByRole('button', { name: 'Collapse Dad' })).toBeVisible()
  await expectWellMade(page)

  await page.getByRole('button', { name: 'Add Member' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Member' }).click()
  await expect(page.getByText('Dislikes are required')).toBeVisible()
  await expectWellMade(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
})
