import { meal } from '#features/menu/menu.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { Program } from '#test/process.ts'
import { expect, expectWellMade, test } from './fixtures.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_FAILED|Background refresh/,
})

test('ticks without a connection wait, outlive a reload, and arrive once', {
  tag: '@phone',
}, async ({ page, household, secondPage }) => {
  // Stopped and started again at the same address: a connection that is cut and comes back.
  const first = await Program.start(household.env)
  const env = { ...household.env, PORT: new URL(first.url).port }
  for (const name of ['Milk', 'Limes', 'Eggs', 'Bread']) {
    await first.post('/api/shopping', shoppingItem({ name }))
  }
  const { today } = (await first.get('/api/household')).body
  await first.post('/api/meal-events', meal({ date: today, recipeName: 'Taco night' }))
  await page.goto(`${first.url}/shopping`)
  await expect(page.getByRole('checkbox')).toHaveCount(4)
  await page.evaluate(() => navigator.serviceWorker.ready)
  // Under the worker from its first request on, as on every later visit.
  await page.goto(`${first.url}/menu`)
  await expect(page.getByText('Taco night')).toBeVisible()
  await page.goto(`${first.url}/shopping`)
  await expect(page.getByRole('checkbox')).toHaveCount(4)

  await first.end('SIGKILL')
  const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  const waiting = page.getByRole('img', { name: 'Waiting for the connection' })
  for (const name of ['Milk', 'Limes', 'Eggs']) await box(name).check()
  await box('Limes').uncheck()
  await expect(page.getByText('2 items to buy, 2 completed')).toBeVisible()
  await expect(waiting).toHaveCount(3)
  await expectWellMade(page)

  await page.reload()
  await expect(page.getByText('2 items to buy, 2 completed')).toBeVisible()
  await expect(waiting).toHaveCount(3)

  // The menu opens as it was last read, too.
  await page.goto(`${first.url}/menu`)
  await expect(page.getByText('Taco night')).toBeVisible()
  await page.goto(`${first.url}/shopping`)
  await expect(waiting).toHaveCount(3)

  const second = await Program.start(env)
  await expect(waiting).toHaveCount(0)
  await secondPage.goto(`${second.url}/shopping`)
  await expect(secondPage.getByText('2 items to buy, 2 completed')).toBeVisible()
  const { body: items } =
    await second.get<{ name: string; isCompleted: boolean; version: number }[]>('/api/shopping')
  const arrived = items
    .map(({ name, isCompleted, version }) => ({ name, isCompleted, version }))
    .sort((a, b) => a.name.localeCompare(b.name))
  // One version more for each tick that was made: nothing doubled, nothing lost.
  expect(arrived).toEqual([
    { name: 'Bread', isCompleted: false, version: 1 },
    { name: 'Eggs', isCompleted: true, version: 2 },
    { name: 'Limes', isCompleted: false, version: 3 },
    { name: 'Milk', isCompleted: true, version: 2 },
  ])
  expect(await page.evaluate(() => localStorage.getItem('food-pal-outbox'))).toBe('[]')
  await second.end('SIGTERM')
})
