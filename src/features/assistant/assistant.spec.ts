import type { Page } from '@playwright/test'
import { card, composer, expectWaiting, proposals, said, say } from '#e2e/assistantFixtures.ts'
import { expect, expectToast, expectWellMade, test } from '#e2e/fixtures.ts'
import { familyMember } from '#features/family/family.factory.ts'
import { propose } from '#features/proposals/proposals.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'

const toBuy = (page: Page) => page.getByRole('region', { name: /^To Buy/ })

/** All that the badge says, one after another. */
async function everyStatus(page: Page) {
  const badge = page.getByRole('status').filter({ hasText: 'Waiting for your input' })
  const seen = await badge.evaluateHandle((element) => {
    const texts: string[] = []
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return texts
  })
  return () => seen.jsonValue()
}

test('a wish becomes proposals; approved, undone and done again, everybody sees it', async ({
  page,
  secondPage,
}) => {
  await secondPage.goto('/shopping')
  await expect(secondPage.getByText('0 items to buy, 0 completed')).toBeVisible()
  await page.goto('/ai-chat')
  await expect(page.getByRole('heading', { level: 1, name: 'AI Assistant' })).toBeVisible()
  await expectWellMade(page)

  await test.step('the message is written', async () => {
    const send = page.getByRole('button', { name: 'Send' })
    await expect(send).toBeDisabled()
    await composer(page).fill('  ')
    await expect(send).toBeDisabled()
    await composer(page).fill('we need milk')
    await composer(page).press('Shift+Enter')
    await composer(page).pressSequentially('and eggs')
    await expect(composer(page)).toHaveValue('we need milk\nand eggs')
    await expect(said(page, 'You')).toHaveCount(0)
    await composer(page).fill('we need milk and eggs')
    await expect(send).toBeEnabled()
  })

  const statuses = await everyStatus(page)
  await composer(page).press('Enter')
  await expect(said(page, 'You')).toContainText('we need milk and eggs')
  await expect(said(page, 'Assistant')).toContainText('Built-in assistant')
  await expectWaiting(page)
  expect(await statuses()).toEqual([
    'Asking assistant',
    'Generating proposals',
    'Responding',
    'Waiting for your input',
  ])
  await expect(composer(page)).toHaveValue('')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('we need milk and eggs')
  await expect(page.getByText('1 pending proposal ready for review')).toBeVisible()
  await expect(secondPage.getByText('0 items to buy')).toBeVisible()
  await expect(page.getByRole('link', { name: /^AI Assistant 1/ })).toBeVisible()

  const proposed = card(page, 'Add Milk, Eggs')
  await proposed.getByRole('button', { name: 'Approve All' }).click()
  await expectToast(page, 'Changes Applied')
  await expect(proposals(page)).toBeHidden()
  await expect(toBuy(secondPage).getByRole('checkbox')).toHaveCount(2)
  await expect(toBuy(secondPage).getByText('Milk')).toBeVisible()
  await expect(page.getByRole('link', { name: /^AI Assistant$/ })).toBeVisible()

  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Undo Successful')
  await expect(secondPage.getByText('0 items to buy')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expectToast(page, 'Redo Successful')
  await expect(toBuy(secondPage).getByRole('checkbox')).toHaveCount(2)
})

test('what somebody else approved is only undone after a question', {
  tag: '@phone',
}, async ({ page, secondPage, app }) => {
  for (const name of ['Maya', 'Dad'])
    await app.post('/api/family-member-preferences', familyMember({ name }))
  const sit = async (at: Page, name: string) => {
    await at.goto('/')
    await at.getByRole('button', { name, exact: true }).click()
    await expectToast(at, `Hello, ${name}`)
    await at.goto('/ai-chat')
  }
  await sit(secondPage, 'Dad')
  await sit(page, 'Maya')
  await propose(app, 'ADD_SHOPPING_ITEMS_TEXT', [shoppingItem({ name: 'Pears' })])
  await card(secondPage, 'Add Pears')
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click()
  await expectToast(secondPage, 'Changes Applied')

  await page.getByRole('button', { name: 'Undo' }).click()
  const question = page.getByRole('dialog', { name: 'Undo what Dad did?' })
  await expect(question).toContainText('Add Pears')
  await expectWellMade(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  expect((await app.get('/api/shopping')).body).toHaveLength(1)

  await page.getByRole('button', { name: 'Undo' }).click()
  await question.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Undo Successful')
  expect((await app.get('/api/shopping')).body).toEqual([])
  await secondPage.getByRole('button', { name: 'Redo' }).click()
  await secondPage
    .getByRole('dialog', { name: 'Redo what Maya undid?' })
    .getByRole('button', { name: 'Redo' })
    .click()
  await expectToast(secondPage, 'Redo Successful')
})

test('a conversation is called after its first message, and starts with a suggestion', {
  tag: '@phone',
}, async ({ page, app }) => {
  await page.goto('/ai-chat')
  await expect(page.getByRole('button', { name: "We're out of milk" })).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('button', { name: "We're out of milk" }).click()
  await expect(said(page, 'Assistant')).toBeVisible()
  await expectWaiting(page)
  await page.getByRole('button', { name: 'New chat' }).click()
  await say(page, '# What **should** we use up before we all leave for the seaside?')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What should we use up before we all…',
  )
  await expectWaiting(page)
  // It saves itself, after a moment.
  const stored = async () => (await app.get('/api/conversations')).body
  await expect.poll(stored).toMatchObject([
    { title: 'What should we use up before we all…', totalMessages: 2 },
    { title: "We're out of milk", totalMessages: 2 },
  ])
})
