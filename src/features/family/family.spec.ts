import type { Page } from '@playwright/test'
import { expect, test, toast } from '#e2e/fixtures.ts'
import { familyMember } from './family.factory.ts'

const path = '/api/family-member-preferences'
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const question = "Are you sure you want to delete this family member's preferences?"

test('add, edit, expand, search, delete; a second browser sees it', {
  tag: '@phone',
}, async ({ page, secondPage, app }) => {
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
    const fill = dialog.getByRole('button', { name: 'Write “None yet” where it’s empty' })
    await dialog.getByLabel('Likes / safe bets').fill('Soup')
    await fill.click()
    await expect(dialog.getByLabel('Key goals & limits')).toHaveValue('None yet')
    await expect(dialog.getByLabel('Likes / safe bets')).toHaveValue('Soup')
    await expect(dialog.getByLabel('Dislikes / must-avoid')).toHaveValue('None yet')
    await expect(fill).toBeHidden()
  })

  await test.step('add', async () => {
    const dialog = page.getByRole('dialog', { name: 'Add Family Member' })
    await dialog.getByLabel('Name').fill('Mom')
    await dialog.getByLabel('Role').fill('Parent')
    await dialog.getByLabel('Key goals & limits').fill('• More fiber\n- Dinner before 7 PM')
    await dialog.getByLabel('Likes / safe bets').fill('Salmon • Any soup')
    await dialog
      .getByLabel('Dislikes / must-avoid')
      .fill('* Cilantro\n* Peanuts\nAllergic to quandongs')
    await expect(dialog).toContainText('Only disliked, not checked in meals: Cilantro, Peanuts')
    await dialog.getByRole('button', { name: 'Peanuts (allergy)' }).click()
    await expect(dialog).toContainText('Checked in every meal: peanuts')
    await expect(dialog).toContainText('Only disliked, not checked in meals: Cilantro')
    await dialog.getByRole('button', { name: 'Add Member' }).click()
    await expect(dialog).toBeHidden()
    await expect(toast(page)).toContainText('Family member preference added successfully')
    await expect(card(page, 'Mom')).toContainText('Parent')
    await expect(card(secondPage, 'Mom')).toBeVisible()
    await expect(page.getByText('1 of 1 members')).toBeVisible()
  })

  await test.step('expand and collapse; bullets are lines', async () => {
    await page.getByRole('button', { name: 'Expand Mom' }).click()
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
      'Peanuts (allergy)Checked in every meal: peanuts',
      "Allergic to quandongsNot checked in meals: Food Pal doesn't know any food in it",
    ])
    await collapse.click()
    await expect(card(page, 'Mom').getByText('Cilantro')).toBeHidden()
    await page.getByRole('button', { name: 'Expand Mom' }).click()
  })

  const actions = page.getByRole('button', { name: 'Actions for Mom' })
  const choose = async (action: string) => {
    await actions.click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await test.step('edit', async () => {
    await choose('Edit')
    const dialog = page.getByRole('dialog', { name: 'Edit Family Member' })
    await expect(dialog.getByLabel('Role')).toHaveValue('Parent')
    await dialog.getByLabel('Role').fill('')
    await dialog.getByLabel('Likes / safe bets').fill('Lentils')
    await dialog.getByRole('switch', { name: 'Eats with us right now' }).click()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page)).toContainText('Family member preference updated successfully')
    await expect(card(page, 'Mom')).toContainText('Lentils')
    await expect(card(page, 'Mom')).toContainText('Not active')
    await expect(card(page, 'Mom')).not.toContainText('Parent')
    await expect(actions).toBeFocused()
  })

  await test.step('delete asks first', async () => {
    const { today } = (await app.get('/api/household')).body
    const dinner = { date: today, time: '18:00', mealType: 'Dinner', recipeName: 'Tacos' }
    await app.post('/api/meal-events', { ...dinner, attendees: ['Mom'] })
    const askAnd = async (answer: 'accept' | 'dismiss') => {
      const asked = page.waitForEvent('dialog')
      const chosen = choose('Delete')
      expect((await asked).message()).toBe(
        `${question}\n\nMom is expected at 1 coming meal, and won't be named there anymore. 1 meal for Mom alone will be for everyone.`,
      )
      await (await asked)[answer]()
      await chosen
    }
    await askAnd('dismiss')
    await expect(card(page, 'Mom')).toBeVisible()
    await askAnd('accept')
    await expect(toast(page)).toContainText('Family member preference deleted successfully')
    await expect(page.getByRole('heading', { name: 'No family preferences set' })).toBeVisible()
    await expect(card(secondPage, 'Mom')).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('the search looks at everything that is written of a member', async ({ page, app }) => {
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
