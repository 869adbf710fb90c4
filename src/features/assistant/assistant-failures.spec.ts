import { expectWaiting, said, say, test } from '#e2e/assistantFixtures.ts'
import { expect, expectWellMade } from '#e2e/fixtures.ts'
import { Program } from '#test/process.ts'
import { failsInMidStream, refuses } from '#test/services/modelFailures.ts'
import { Gate, says } from '#test/services/modelReplies.ts'

const nothingToPropose = says('Nothing to change.')

test.describe('a program that ends in mid-answer', () => {
  test.use({
    expectedErrors: /ERR_|WebSocket connection|did not answer|not be saved|CodeUnavailable|preload/,
  })

  test('what had arrived stays where it was said', async ({ page, household, env, router }) => {
    const gate = new Gate()
    router.next(nothingToPropose, says('You could make ', gate, 'soup.'))
    const first = await Program.start({ ...household.env, ...env })
    await page.goto(`${first.url}/ai-chat`)
    await say(page, 'what could we cook?')
    await expect(said(page, 'Assistant')).toContainText('You could make')
    await first.end('SIGKILL')
    await expect(said(page, 'Assistant')).toContainText('Failed to get AI response')
    await expectWaiting(page)
    gate.open()

    // From now on: what had arrived is saved as soon as the program is back.
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /messages$/.test(request.url()))
        sent.push(JSON.parse(request.postData() ?? '{}').content)
    })
    const PORT = new URL(first.url).port
    const second = await Program.start({ ...household.env, ...env, PORT })
    await expect(page.getByText("Food Pal can't be reached. Trying again…")).toBeHidden()
    await say(page, 'and now?')
    await expect(said(page, 'Assistant').last()).toContainText('All right.')
    await say(page, 'thank you')
    await expectWaiting(page)
    // One whose answer was lost is sent again, and stored once.
    await expect
      .poll(() => [...new Set(sent)], 'only what is new')
      .toEqual([expect.stringMatching(/^You could make/), 'and now?', 'thank you'])
    await page.reload()
    const messages = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem')
    await expect(messages).toHaveText([
      /cook/,
      /You could make/,
      /and now/,
      /All right/,
      /thank you/,
      /All right/,
    ])
    await second.end('SIGTERM')
  })
})

test.describe('a model that fails', () => {
  test.use({ expectedErrors: /The assistant did not answer/ })

  test('says why, in place of the answer or after it, and the next message works', async ({
    page,
    app,
    router,
  }) => {
    await page.goto('/ai-chat')
    await test.step('before it answers', async () => {
      router.next(refuses(402))
      await say(page, 'what could we cook?')
      const answer = said(page, 'Assistant')
      await expect(answer).toContainText(
        'Sorry, I encountered an error while processing your request. Please try again.',
      )
      await expect(answer).toContainText('Out of AI credits.')
      await expectWaiting(page)
      await expectWellMade(page)
      // It saves itself, after a moment.
      const stored = async () => (await app.get('/api/conversations/1/messages')).body
      await expect.poll(stored).toMatchObject([
        { role: 'user', content: 'what could we cook?' },
        { role: 'assistant', content: expect.stringContaining('Out of AI credits.') },
      ])
    })

    await test.step('the built-in assistant answers that same message', async () => {
      await page.getByRole('button', { name: 'Ask the built-in assistant' }).click()
      const answer = said(page, 'Assistant').nth(1)
      await expect(answer).toContainText('Built-in assistant')
      await expectWaiting(page)
      await expect(said(page, 'You')).toHaveCount(1)
      expect(router.requests).toHaveLength(1)
    })

    await test.step('in mid-answer', async () => {
      router.next(nothingToPropose, failsInMidStream({ message: 'Overloaded' }, 'You could make'))
      await say(page, 'once more')
      const answer = said(page, 'Assistant').nth(2)
      await expect(answer).toContainText('You could make')
      await expect(answer).toContainText('[Error: Failed to get AI response. Please try again.]')
      await expectWaiting(page)
    })

    await test.step('and then it works', async () => {
      router.next(nothingToPropose, says('Soup.'))
      await say(page, 'and now?')
      await expect(said(page, 'Assistant').nth(3)).toContainText('Soup.')
      await page.reload()
      await expect(said(page, 'Assistant')).toContainText(['Sorry', '', '[Error', 'Soup.'])
      await expect(said(page, 'You')).toHaveCount(3)
    })
  })
})
