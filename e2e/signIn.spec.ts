import { chooseItem, expect, expectWellMade, test } from './fixtures.ts'

test.use({
  env: { HOUSEHOLD_PASSCODE: 'soup is good' },
  expectedErrors: /status of 401|WebSocket connection/,
})

const undecided = {
  kind: 'add',
  key: 'undecided',
  order: 1,
  at: '2026-11-14T12:00:00.000Z',
  topic: 'pantry',
  list: '/api/pantry',
  ids: [-1],
  forms: [{ name: 'Tea' }],
  problem: { status: 400, body: { message: 'No.' } },
}

test('the passcode opens the household, and signing out closes it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/pantry')
  const field = page.getByLabel('Household passcode')
  await expect(field).toBeVisible()
  await expectWellMade(page)

  await field.fill('stew')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText("That isn't the household passcode.")).toBeVisible()
  await field.fill('soup is good')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pantry Inventory' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()

  // A change that the server did not take, and nobody has decided about.
  await page.evaluate((undecided) => {
    localStorage.setItem('food-pal-outbox/undecided', JSON.stringify(undecided))
  }, undecided)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()
  await expect(page.getByText('1 change needs a decision')).toBeVisible()
  // As the service worker would have kept it.
  await page.evaluate(async () => {
    const lists = await caches.open('food-pal-lists')
    await lists.put('/api/pantry', new Response('[]'))
  })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  const asked: string[] = []
  page.once('dialog', (question) => {
    asked.push(question.message())
    question.accept()
  })
  await chooseItem(page, 'Sign out', { exact: true })
  await expect(field).toBeVisible()
  expect(asked.join()).toContain("“Tea”. You'll lose it if you sign out.")
  expect(await page.evaluate(() => localStorage.getItem('food-pal-outbox/undecided'))).toBeNull()
  await expect.poll(() => page.evaluate(() => caches.has('food-pal-lists'))).toBe(false)
})

test('signing out everywhere asks every browser again, and none keeps what it had read', async ({
  page,
  secondPage,
}) => {
  await page.goto('/pantry')
  await expect(page.getByLabel('Household passcode')).toBeVisible()
  await expectWellMade(page)
  for (const each of [page, secondPage]) {
    await each.goto('/pantry')
    await each.getByLabel('Household passcode').fill('soup is good')
    await each.getByLabel('Household passcode').press('Enter')
    await expect(each.getByRole('heading', { name: 'No items found' })).toBeVisible()
  }
  await secondPage.evaluate(async () => {
    const lists = await caches.open('food-pal-lists')
    await lists.put('/api/pantry', new Response('[]'))
    localStorage.setItem('conversation-store', '{}')
  })
  await page.getByRole('button', { name: 'Settings' }).click()
  await chooseItem(page, 'Sign out everywhere')
  for (const each of [page, secondPage]) {
    await expect(each.getByLabel('Household passcode')).toBeVisible()
  }
  await expect.poll(() => secondPage.evaluate(() => caches.has('food-pal-lists'))).toBe(false)
  const kept = () => secondPage.evaluate(() => localStorage.getItem('conversation-store'))
  await expect.poll(kept).toBeNull()
})
