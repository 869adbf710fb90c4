import { card, expectWaiting, proposals, say } from '#e2e/assistantFixtures.ts'
import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { expect, expectWellMade, test } from '#e2e/fixtures.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { propose } from '#features/proposals/proposals.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'

test('what is unclear is asked with buttons; a press makes the card', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/ai-chat')
  await say(page, 'Nadia and kiwis')
  await expectWaiting(page)
  const choices = page.getByRole('group', { name: 'Suggestions' })
  await expect(choices.getByRole('button', { name: 'Nadia must avoid kiwis' })).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Upload photo: needs an AI key to be understood' }),
  ).toBeVisible()
  await expectWellMadeInBothSizes(page)

  await test.step('after a reload they are still there', async () => {
    await page.reload()
    await expect(choices.getByRole('button')).not.toHaveCount(0)
  })

  await choices.getByRole('button', { name: 'Nadia must avoid kiwis' }).press('Enter')
  await expectWaiting(page)
  const added = card(proposals(page), 'Add Nadia')
  await expect(added).toContainText('must avoid: Kiwis')
  await expect(added).not.toContainText('Nothing noted yet')
  await expect(choices).toHaveCount(0)
})

test('an answer stays in view above its choices and the waiting cards', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  for (const name of ['Rice', 'Beans', 'Flour']) {
    await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem({ name })])
  }
  await page.setViewportSize({ width: 390, height: 560 })
  await page.goto('/ai-chat')
  // They are scrolled into view when nothing has been said yet.
  await expect(card(proposals(page), 'Add Flour')).toBeInViewport()
  await say(page, 'Nadia and kiwis')
  await expectWaiting(page)
  await expect(page.getByRole('group', { name: 'Suggestions' })).toBeVisible()
  const answer = page.getByRole('listitem', { name: 'Assistant' }).last()
  await expect(answer).toBeInViewport({ ratio: 0.9 })
})

test('a timer that is asked for starts by its button', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/ai-chat')
  await say(page, 'timer 10 min for the rice')
  await expectWaiting(page)
  await page.getByRole('button', { name: 'Start a timer: Rice, 10 min' }).click()
  await expect(page.getByRole('timer', { name: 'Time left for Rice, 10 min' })).toHaveText(
    /^9:5\d$/,
  )
  await expectWellMade(page)
})

test('a dish in an answer leads to its recipe', { tag: '@phone' }, async ({ page, app }) => {
  const { body } = await app.post('/api/recipes', recipe({ title: 'Shakshuka' }))
  await page.goto('/ai-chat')
  await say(page, 'What can we cook tonight?')
  await expectWaiting(page)
  await page.getByRole('link', { name: 'Shakshuka' }).click()
  await expect(page).toHaveURL(`/recipes/${body.id}`)
  await expect(page.getByRole('dialog', { name: 'Shakshuka' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Shakshuka' })).toBeVisible()
  await expectWellMade(page)
})
