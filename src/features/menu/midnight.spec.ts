import { expect, test } from '#e2e/fixtures.ts'
import { addDays, sayDay } from '#shared/days.ts'
import { dayIn, startOfDayIn } from '#shared/time.ts'
import { noonZone } from '#test/household.ts'
import { mealsAt, plan } from './menuBook.factory.ts'

// Parts that load after the screen may be what is cut off.
test.use({
  expectedErrors:
    /Failed to load resource|WebSocket|Background refresh|CodeUnavailable|preload assets/,
})

const today = dayIn(noonZone)
const tomorrow = addDays(today, 1)
const asHeading = (day: string) => sayDay(day, { weekday: 'long', month: 'long', day: 'numeric' })

test('pages left open roll over at the household’s midnight, also without a connection', async ({
  page,
  context,
  app,
}) => {
  await plan(app, { date: tomorrow, recipeName: 'Soup' })
  const before = new Date(startOfDayIn(noonZone, tomorrow).getTime() - 60_000)
  const readAhead = page.waitForResponse(`**/api/meal-events?startDate=${tomorrow}&*`)
  for (const [path, shown, after] of [
    ['/menu', mealsAt(page, 'Dinner, Tomorrow'), mealsAt(page, 'Dinner, Today')],
    ['/', page.getByText(asHeading(today)), page.getByText(asHeading(tomorrow))],
  ] as const) {
    await page.clock.install({ time: before })
    await page.goto(path)
    await expect(shown).toBeVisible()
    await (await readAhead).finished()
    await context.setOffline(true)
    await page.clock.fastForward(61_000)
    await expect(after).toBeVisible()
    await context.setOffline(false)
  }
  await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible()
})
