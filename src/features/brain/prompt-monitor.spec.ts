import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { expect, expectToast, expectWellMade, test } from '#e2e/fixtures.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'

const tabs = [
  ['Conversationalist AI', 'Your task: answer'],
  ['Proposal Generator AI', 'Your task: propose'],
  ['Family Data', 'Saffron'],
  ['Current Prompt', 'Who you are'],
] as const

test('the prompt, its parts, and whether it is sent as it is', async ({ page, app }) => {
  await app.post('/api/pantry', pantryItem({ name: 'Saffron' }))
  await page.goto('/prompt-monitor')
  await expect(page.getByRole('heading', { name: 'Prompt Monitor' })).toBeVisible()
  for (const card of [
    'Total characters',
    'Est. tokens',
    'Active sections',
    'Family data chars',
    'Instructions chars',
  ]) {
    await expect(page.getByText(card, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('Model: google/gemini-2.5-pro')).toBeVisible()
  await expect(page.getByText('Provider: Google')).toBeVisible()
  await expect(page.getByText(/^Updated: /)).toBeVisible()
  await expect(page.getByText('the built-in assistant answers for now')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const [name, words] of tabs) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('region', { name })).toContainText(words)
    await page.getByRole('button', { name: `Copy: ${name}` }).click()
    await expectToast(page, 'Copied to clipboard')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(words)
  }

  await expectWellMadeInBothSizes(page)

  await page.getByRole('tab', { name: 'System Instructions' }).click()
  const sections = page.getByRole('list', { name: 'System Instructions' })
  const proposing = sections.getByRole('listitem', { name: 'Your task: propose' })
  await expect(proposing).toContainText('Order 60')
  await expect(proposing).toContainText(/[\d,]+ characters/)
  const shown = await proposing.getByRole('paragraph').innerText()
  expect(shown.length).toBeLessThanOrEqual(501)
  expect(shown).toMatch(/…$/)
  await expectWellMadeInBothSizes(page)

  await page.getByRole('tab', { name: 'API Query' }).click()
  await expect(
    page.getByText(/^Match: full prompt ([\d,]+) characters, .* \1 characters/),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'API Query' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('region', { name: 'API Query' })).toContainText('"messages"')
  await expectWellMadeInBothSizes(page)
})

test('it is read again by itself, and keeps what somebody has selected', async ({ page, app }) => {
  await page.goto('/prompt-monitor?tab=family')
  const data = page.getByRole('region', { name: 'Family Data' })
  await expect(data).toContainText('Pantry: none')
  await app.post('/api/pantry', pantryItem({ name: 'Saffron' }))
  await expect(data, 'without a word from anybody').toContainText('Saffron')

  const selected = () => page.evaluate(() => document.getSelection()?.toString())
  await data.evaluate((box) => {
    document
      .getSelection()
      ?.setBaseAndExtent(box.childNodes[0] ?? box, 2, box.childNodes[0] ?? box, 16)
  })
  expect(await selected()).toBe('Household data')
  const total = page
    .getByText('Family data chars', { exact: true })
    .locator('xpath=following::dd[1]')
  const before = await total.innerText()
  await app.post('/api/pantry', pantryItem({ name: 'Cardamom' }))
  await expect(total).not.toHaveText(before)
  expect(await selected()).toBe('Household data')
  await page.evaluate(() => document.getSelection()?.removeAllRanges())
  await expect(data).toContainText('Cardamom')
})

test('a mismatch is said', async ({ page }) => {
  await page.route('**/api/openrouter/query-preview*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, fullSystemPrompt: 'Something else' } })
  })
  await page.goto('/prompt-monitor?tab=query')
  await expect(page.getByText(/^Mismatch: full prompt 14 characters/)).toBeVisible()
  await expectWellMade(page)
})

test.describe('when the program is away', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket|Background refresh/ })

  test('a prompt that does not arrive says so, and Refresh brings it', async ({ page }) => {
    await page.goto('/prompt-monitor')
    await expect(page.getByRole('region', { name: 'Current Prompt' })).toBeVisible()

    const prompts = /system-instructions\/(conversationalist|proposal-generator)/
    await page.route(prompts, (route) => route.abort())
    await page.getByRole('tab', { name: 'Conversationalist AI' }).click()
    await expect(page.getByText('Failed to load conversationalist AI prompt')).toBeVisible()
    await page.getByRole('tab', { name: 'Proposal Generator AI' }).click()
    await expect(page.getByText('Failed to load proposal generator AI prompt')).toBeVisible()
    await page.unroute(prompts)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('region', { name: 'Proposal Generator AI' })).toBeVisible()
  })
})
