import { card, expectWaiting, proposals, say } from '#e2e/assistantFixtures.ts'
import { expect, expectWellMade, test } from '#e2e/fixtures.ts'

test('what is unclear is asked with buttons; a press makes the card', async ({ page }) => {
  await page.goto('/ai-chat')
  await say(page, 'Nadia and kiwis')
  await expectWaiting(page)
  const choices = page.getByRole('group', { name: 'Suggestions' })
  await expect(choices.getByRole('button', { name: 'Nadia must avoid kiwis' })).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Upload photo: needs an AI key to be understood' }),
  ).toBeVisible()
  await expectWellMade(page)

  await test.step('after a reload they are still there', async () => {
    await page.reload()
    await expect(choices.getByRole('button')).not.toHaveCount(0)
  })

  await choices.getByRole('button', { name: 'Nadia must avoid kiwis' }).press('Enter')
  await expectWaiting(page)
  await expect(card(proposals(page), 'Add Nadia')).toContainText('Kiwis (must avoid)')
  await expect(choices).toHaveCount(0)
})
