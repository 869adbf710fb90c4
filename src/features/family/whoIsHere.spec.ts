import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { chooseItem, expect, expectToast, openSettings, test, toast } from '#e2e/fixtures.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { familyMember } from './family.factory.ts'

test('who is at a device is asked once, and others see who did what', async ({
  page,
  secondPage,
  app,
  isMobile,
}) => {
  await app.post('/api/family-member-preferences', familyMember({ name: 'Maya' }))
  await app.post('/api/family-member-preferences', familyMember({ name: 'Dad' }))
  await app.post('/api/shopping', shoppingItem({ name: 'Milk' }))
  // With the cards, not after them: what comes later pushes them away under a thumb.
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      const drawn = document.body?.textContent ?? ''
      if (!drawn.includes('Today and tomorrow')) return
      watcher.disconnect()
      document.documentElement.dataset.asked = String(drawn.includes('Who is at this device?'))
    })
    watcher.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  const question = page.getByRole('region', { name: 'Who is at this device?' })
  await expect(question).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'true')
  await expectWellMadeInBothSizes(page)
  await question.getByRole('button', { name: 'Maya' }).click()
  await expectToast(page, 'Hello, Maya')
  await expect(question).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Good/ })).toBeVisible()
  await expect(question).toHaveCount(0)

  await secondPage.goto('/shopping')
  await expect(secondPage.getByRole('checkbox', { name: 'Milk' })).toBeVisible()
  await page.goto('/shopping')
  await page.getByRole('checkbox', { name: 'Milk' }).click()
  await expect(toast(secondPage)).toContainText('Maya ticked Milk')

  await openSettings(page, isMobile)
  await chooseItem(page, 'Maya is here…')
  const dialog = page.getByRole('dialog', { name: 'Who is at this device?' })
  await expect(dialog.getByRole('button', { name: 'Maya', pressed: true })).toBeVisible()
  await expectWellMadeInBothSizes(page)
  await dialog.getByRole('button', { name: 'Dad' }).click()
  await expectToast(page, 'Hello, Dad')

  await page.goto('/version-history')
  await page.getByRole('radiogroup', { name: 'List' }).getByText('Shopping List').click()
  const rows = page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Filter by person').selectOption('Maya')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('By: Maya')
})
