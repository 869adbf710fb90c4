import type { Page } from '@playwright/test'
import { expect, expectToast, expectWellMade, test, toast } from '#e2e/fixtures.ts'
import { backupOf } from '#test/backups.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test('after an update both texts can be looked at', async ({ page, app }) => {
  await app.put('/api/system-instructions/14', { content: 'Answer in rhyme.' })
  const file = await backupOf(app)
  // As if another text had been shipped when it was edited.
  Object.assign(file.records.instructionSection?.[0] ?? {}, { shippedHash: '0123456789abcdef' })
  await app.post('/api/restore', { file })
  await page.goto('/system-brain')
  const changed = page.getByText('The shipped text has changed since you edited this')
  await expect(changed).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Compare: How you sound' }).click()
  await dialog(page).getByRole('button', { name: 'Keep mine' }).click()
  await expectToast(page, 'Your text is kept')
  await expect(dialog(page)).toBeHidden()
  await expect(changed).toBeHidden()
  await page.getByRole('button', { name: 'Reset How you sound' }).click()
  await expect(toast(page)).toContainText('Section reset to the shipped text')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Differs from what comes with the app')).toBeVisible()
})

test('by keyboard alone', async ({ page }) => {
  await page.goto('/system-brain')
  await tab(page, 'Sections').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Compiled')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Compiled instructions' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Edit Photos' }).focus()
  await expect(page.getByRole('tooltip', { name: 'Edit section' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Edit Photos' })).toBeFocused()
  await page.getByRole('button', { name: 'View Allergies and dislikes' }).focus()
  await expect(page.getByRole('tooltip', { name: 'View section (read-only)' })).toBeVisible()
})
