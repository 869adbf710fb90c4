import { composer, expectWaiting, said, say, test } from '#e2e/assistantFixtures.ts'
import { expect, expectWellMade } from '#e2e/fixtures.ts'
import { propose } from '#features/proposals/proposals.factory.ts'
import { Gate, says } from '#test/services/modelReplies.ts'

const nothingToPropose = says('Nothing to change.')

test('an answer is shown as it arrives, and stops where somebody stops it', async ({
  page,
  app,
  router,
}) => {
  const gate = new Gate()
  router.next(nothingToPropose, says('You could make ', gate, 'nothing at all.'))
  await page.goto('/ai-chat')
  await say(page, 'what could we cook?')
  const answer = said(page, 'Assistant').last()
  await expect(answer).toContainText('You could make')
  await expect(page.getByText('Responding')).toBeVisible()
  await composer(page).fill('and tomorrow?')
  await composer(page).press('Enter')
  await expect(composer(page), 'one message at a time').toHaveValue('and tomorrow?')
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(answer).toContainText('Stopped early')
  await expectWaiting(page)
  await expect.poll(() => router.abandoned).toBe(1)
  gate.open()
  const stored = async () => (await app.get('/api/conversations/1/messages')).body
  await expect
    .poll(stored)
    .toMatchObject([
      { content: 'what could we cook?' },
      { content: 'You could make ', metadata: { interrupted: true } },
    ])

  router.next(nothingToPropose, says('Soup.'))
  await composer(page).press('Enter')
  await expect(said(page, 'Assistant')).toContainText(['You could make', 'Soup.'])
  await expect(answer).not.toContainText('Stopped')
})

test('nothing moves for somebody who scrolled up to read', { tag: '@phone' }, async ({
  page,
  router,
}) => {
  const lines = Array.from({ length: 60 }, (_, n) => `- Step ${n + 1}`).join('\n')
  const [more, evenMore] = [new Gate(), new Gate()]
  router.next(
    nothingToPropose,
    says(`${lines}\n`, more, `- A new step\n${lines}\n`, evenMore, '- The last step'),
  )
  await page.goto('/ai-chat')
  await say(page, 'how do I make a cake?')
  await expect(page.getByText('Step 60')).toBeInViewport()
  const latest = page.getByRole('button', { name: 'Latest message' })
  await expect(latest).toBeHidden()

  await said(page, 'You').scrollIntoViewIfNeeded()
  await expect(latest).toBeVisible()
  more.open()
  await expect(page.getByText('A new step')).toBeAttached()
  await expect(said(page, 'You')).toBeInViewport()
  await expectWellMade(page)

  await latest.click()
  await expect(latest).toBeHidden()
  await expect(page.getByText('Step 60').last()).toBeInViewport()
  evenMore.open()
  await expect(page.getByText('The last step')).toBeInViewport()
})

test('a reload or a new chat in mid-answer keeps what had arrived', { tag: '@phone' }, async ({
  page,
  router,
}) => {
  const gate = new Gate()
  router.next(nothingToPropose, says('You could make ', gate, 'soup.'))
  await page.goto('/ai-chat')
  await say(page, 'what could we cook?')
  await expect(said(page, 'Assistant')).toContainText('You could make')
  await page.reload()
  await expect(said(page, 'You')).toContainText('what could we cook?')
  await expect(said(page, 'Assistant')).toContainText('You could make')
  await expect(said(page, 'Assistant')).toContainText('Stopped early')
  await expectWaiting(page)

  router.next(nothingToPropose, says('Or you could ', gate, 'bake.'))
  await say(page, 'what else?')
  await expect(said(page, 'Assistant').last()).toContainText('Or you could')
  await page.getByRole('button', { name: 'New chat' }).click()
  await expect(said(page, 'You')).toHaveCount(0)
  await expectWaiting(page)
  await page.getByRole('button', { name: 'Conversations' }).click()
  await page.getByRole('button', { name: /^what could we cook\? 4 messages/ }).click()
  await expect(said(page, 'Assistant').last()).toContainText('Or you could')
  await expect(said(page, 'Assistant').last()).toContainText('Gemini 2.5 Pro · Stopped early')
  gate.open()
})

test('words without an end, and long texts before and after, stay in their place', {
  tag: '@phone',
}, async ({ page, app, router }) => {
  const long = 'x'.repeat(180)
  const { body: recipe } = await app.post('/api/recipes', { title: 'Soup', notes: long })
  await propose(app, 'UPDATE_RECIPE_TEXT', [
    { id: recipe.id, notes: `${long}${long}`, instructions: 'Stir.\n'.repeat(20) },
  ])
  await propose(app, 'DELETE_RECIPE_TEXT', [long])
  router.next(nothingToPropose, says(`${long}${long}\n\n\`\`\`\n${long}\n\`\`\`\n`))
  await page.goto('/ai-chat')
  await say(page, `${long}${long}`)
  await expectWaiting(page)
  await expectWellMade(page)
})
