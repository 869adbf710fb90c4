import type { Page } from '@playwright/test'
import { test as modelTest } from '#e2e/assistantFixtures.ts'
import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { holdClock } from '#e2e/clock.ts'
import { failUntilRetry } from '#e2e/failUntilRetry.ts'
import { expect, expectWellMade, test } from '#e2e/fixtures.ts'
import { refuses } from '#test/services/modelFailures.ts'
import { after, Gate, says } from '#test/services/modelReplies.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rows = (page: Page) => page.getByRole('table', { name: 'Test results' }).locator('tbody tr')

test('run the tests, leaf through the results, look at one', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  await page.clock.install()
  await page.goto('/test-results')
  await expect(page.getByRole('heading', { name: 'No tests have been run yet' })).toBeVisible()
  await expect(page.getByText(/the built-in assistant \(no AI key is set\)/)).toBeVisible()
  await expectWellMade(page)

  await button(page, 'Run Tests').click()
  const passed = page.getByText(/^(\d+) of \1 tests passed in the last run\.$/)
  await expect(passed).toBeVisible()
  const count = Number.parseInt((await passed.textContent()) ?? '', 10)
  await expect(rows(page)).toHaveCount(count)
  await expect(rows(page).first()).toContainText('Pass')
  await expect(page.getByText('1 / 1')).toBeVisible()
  await expect(button(page, 'Next')).toBeDisabled()

  const simple = await rows(page).filter({ hasText: 'Flash:' }).count()
  const suites = page.getByRole('combobox', { name: 'Filter by suite' })
  await expect(suites.locator('option')).toHaveText([
    'All Suites',
    'Flash',
    'Flash-PostCleanup',
    'Other',
    'Pro-25',
    'Pro-25-Realistic',
  ])
  await suites.selectOption('Flash')
  await expect(rows(page)).toHaveCount(simple)
  await suites.selectOption('Other')
  await expect(page.getByRole('heading', { name: 'No results in this suite' })).toBeVisible()
  await button(page, 'Show all suites').click()

  const milk = button(page, 'Pro-25-Realistic: out of milk')
  await milk.focus()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'out of milk' })
  await expect(details.getByRole('region', { name: 'Prompt' })).toHaveText(
    "Oh no, we're out of milk",
  )
  await expect(details.getByRole('region', { name: 'AI Response' })).toContainText(
    'ADD_SHOPPING_ITEMS_TEXT',
  )
  await expect(details).toContainText(/Duration\d+ ms/)
  await expect(details).toContainText('TokensNone')
  await expectWellMade(page)
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(milk).toBeFocused()

  for (let n = 0; n < 3; n += 1) {
    await app.post('/api/ai/tests/run', {})
    await expect.poll(async () => (await app.get('/api/ai/tests/run')).body.running).toBe(false)
  }
  // By itself, every five seconds.
  await expect(page.getByText('1 / 2')).toBeVisible()
  await test.step('and whenever somebody asks, or comes back', async () => {
    await holdClock(page)
    const refreshed = page.waitForRequest(/api\/test-results/)
    await button(page, 'Refresh').click()
    await (await (await refreshed).response())?.finished()
    let seenAgain = false
    page.on('request', (request) => {
      seenAgain ||= request.url().includes('api/test-results')
    })
    // What is still being read is not asked for again.
    await expect
      .poll(async () => {
        await page.evaluate(() =>
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
        )
        return seenAgain
      })
      .toBe(true)
    await page.clock.resume()
  })
  await expect(rows(page)).toHaveCount(100)
  await button(page, 'Next').click()
  await expect(page.getByText('2 / 2')).toBeVisible()
  await expect(rows(page)).toHaveCount(4 * count - 100)
  await button(page, 'Previous').click()
  await expect(rows(page)).toHaveCount(100)
})

test.describe('when the results do not come', () => {
  test.use({ expectedErrors: /status of 500|Failed to load resource/ })

  test('the error is said, Retry helps, and broken data has its words', async ({ page, app }) => {
    await app.post('/api/ai/tests/run', {})
    await expect.poll(async () => (await app.get('/api/ai/tests/run')).body.running).toBe(false)
    await page.route('**/api/test-results?*', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      Object.assign(body.results[0], {
        success: false,
        requestData: 'not JSON',
        responseData: null,
        errorMessage: `Expected ${'a very long name '.repeat(20)}`,
      })
      await route.fulfill({ response, json: body })
    })
    await failUntilRetry(page, '**/api/test-results?*', {
      fail: (route) => route.fulfill({ status: 500, body: '' }),
    })
    await page.goto('/test-results')
    await expect(page.getByRole('heading', { name: 'Database Error' })).toBeVisible()
    await expect(page.getByText('Failed to fetch: 500', { exact: true })).toBeVisible()
    await expectWellMade(page)
    await button(page, 'Retry').click()
    await expect(rows(page).first()).toContainText('Invalid prompt data')
    await rows(page).first().getByRole('button').click()
    const details = page.getByRole('region', { name: 'everything at once' })
    await expect(details.getByRole('region', { name: 'AI Response' })).toHaveText(
      'No response found',
    )
    await expect(details.getByText(/^Expected a very long name/)).toBeVisible()
    await expectWellMade(page)
    await button(page, 'Close details').click()
    await expect(details).toBeHidden()
    await rows(page).first().getByRole('button').press('Enter')
    await expect(details).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(rows(page).first().getByRole('button')).toBeFocused()
  })
})

modelTest.describe('with a key', () => {
  modelTest(
    'it asks first, shows how far it is, and can be cancelled',
    async ({ page, router }) => {
      const gate = new Gate()
      router.next(says('Nothing.'), after(gate, says('Never heard.')))
      await page.goto('/test-results')
      await expect(page.getByText('Runs against Gemini 2.5 Pro')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'No tests have been run yet' })).toBeVisible()
      await expectWellMade(page)
      await button(page, 'Run Tests').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(/asks Gemini 2\.5 Pro at least \d+ times/)
      await expectWellMade(page)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      expect(router.requests).toHaveLength(0)

      await button(page, 'Run Tests').click()
      await dialog.getByRole('button', { name: 'Run Tests' }).click()
      await expect(page.getByText(/^Running the tests: 1 of \d+$/)).toBeVisible()
      await expectWellMade(page)
      await button(page, 'Cancel').click()
      await expect(page.getByText('The run was canceled.')).toBeVisible()
      await expect(rows(page)).toHaveCount(1)
      gate.open()

      router.next(refuses(401))
      await button(page, 'Run Tests').click()
      await dialog.getByRole('button', { name: 'Run Tests' }).click()
      await expect(page.getByText(/^The AI key was refused.* 0 of 1 tests passed/)).toBeVisible()
      await expectWellMade(page)

      await page.getByRole('combobox', { name: 'Model to test' }).selectOption('Built-in assistant')
      await button(page, 'Run Tests').click()
      const compared = page.getByRole('table', { name: 'Compare models' })
      await expect(compared.getByRole('row', { name: /^Right/ })).toBeVisible()
      await expect(compared.getByRole('combobox', { name: 'First model' })).toHaveText(
        /Built-in assistant/,
      )
      await expect(compared.getByRole('row', { name: /Not asked$/ }).first()).toBeVisible()
      await expectWellMadeInBothSizes(page)
    },
  )
})
