import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { failUntilRetry } from '#e2e/failUntilRetry.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { conversation } from '#features/assistant/conversations.factory.ts'

const sayIn = '/api/conversations'

test.describe('a conversation', () => {
  // One that there is not is asked for, too.
  test.use({ expectedErrors: /status of 404/ })

  test('is chosen, tested, and shown as it would be sent', async ({ page, app }) => {
    await page.goto('/conversation-test')
    await expect(page.getByText('There are no conversations yet.')).toBeVisible()
    const button = page.getByRole('button', { name: 'Test Context' })
    await expect(button).toBeDisabled()

    for (let n = 1; n <= 21; n += 1) {
      await app.post(sayIn, conversation({ title: `Talk ${n} about something with a long name` }))
    }
    for (let n = 0; n < 22; n += 1) {
      await app.post(`${sayIn}/7/messages`, { role: 'user', content: `Question ${n}` })
      await app.post(`${sayIn}/7/messages`, { role: 'assistant', content: `Answer ${n}` })
    }
    const badges = page.getByRole('list', { name: 'Conversations' }).getByRole('button')
    await expect(badges).toHaveCount(20)
    await badges.filter({ hasText: 'Talk 7' }).click()
    await expect(page.getByLabel('Conversation ID')).toHaveValue('7')
    await button.click()

    const output = page.getByRole('region', { name: 'Output' })
    await expect(output.getByRole('heading', { name: /^Talk 7/ })).toBeVisible()
    await expect(output).toContainText('Earlier messages: 40 of 44')
    await expect(output).toContainText('only the newest 40 messages are repeated')
    await expect(output).toContainText('about')
    await expect(output.getByRole('region', { name: 'Message 1', exact: true })).toContainText(
      '# Household data',
    )
    await expect(output.getByRole('region', { name: 'Message 42' })).toHaveText(
      '(your next message)',
    )
    await expectWellMadeInBothSizes(page)

    await page.getByLabel('Conversation ID').fill('999')
    await page.getByLabel('Conversation ID').press('Enter')
    await expect(output).toContainText("Error: This conversation doesn't exist anymore.")
    await expectWellMadeInBothSizes(page)
  })
})

test.describe('when the program is away', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket|Background refresh/ })

  test('the screen says so', async ({ page, app }) => {
    await app.post(sayIn, conversation())
    await failUntilRetry(page, '**/api/conversations*')
    await page.goto('/conversation-test')
    await expect(page.getByText("The conversations couldn't be loaded")).toBeVisible()
    await page.getByRole('button', { name: 'Retry: conversations' }).click()
    await page.getByRole('button', { name: /Dinners for the week/ }).click()
    await page.route('**/api/test-conversation-context/*', (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await page.getByRole('button', { name: 'Test Context' }).click()
    await expect(page.getByText('Error: Failed to test conversation context')).toBeVisible()
    await page.unroute('**/api/test-conversation-context/*')
    await page.getByRole('button', { name: 'Test Context' }).click()
    await expect(page.getByText('Nothing: all of it is sent.')).toBeVisible()
  })
})
